/// Finds the root views of a document.
struct InterfaceScenes {
    private(set) var scenes: [InterfaceScene] = []

    init(document: InterfaceElement, fileName: String) {
        for objects in document.children("objects") { addObjects(objects, scene: nil) }
        for list in document.children("scenes") {
            for scene in list.children("scene") {
                for objects in scene.children("objects") { addObjects(objects, scene: scene) }
            }
        }
        if scenes.count == 1, let only = scenes.first, document.children.contains(where: { $0.tag == "objects" }) {
            scenes = [only.renamed(fileName)]
        }
        makeNamesUnique()
    }

    private mutating func addObjects(_ objects: InterfaceElement, scene: InterfaceElement?) {
        for object in objects.children {
            if let view = Self.view(of: object) {
                add(view, controller: object, scene: scene)
                for item in object.children where item.tag == "navigationItem" || item.tag == "toolbarItems" {
                    addItemViews(of: item)
                }
            } else if ViewBuilderRoots.isView(object) {
                add(object, controller: nil, scene: scene)
            }
        }
    }

    /// Views in bar items stand alone: the bar is none of the controller's views.
    private mutating func addItemViews(of item: InterfaceElement) {
        for child in item.children {
            if ViewBuilderRoots.isView(child) {
                add(child, controller: nil, scene: nil)
            } else {
                addItemViews(of: child)
            }
        }
    }

    private mutating func add(
        _ root: InterfaceElement, controller: InterfaceElement?, scene: InterfaceElement?
    ) {
        let object = controller ?? root
        let names = ["storyboardIdentifier", "userLabel", "customClass", "title", "id"]
        let name = names.lazy.compactMap { object.peek($0) }.first { !$0.isEmpty } ?? object.tag
        let ids = [object.peek("id"), root.peek("id"), scene?.peek("sceneID")].compactMap { $0 }
        scenes.append(
            InterfaceScene(name: name, ids: ids, root: root, controller: controller))
    }

    /// A controller's own view.
    private static func view(of controller: InterfaceElement) -> InterfaceElement? {
        guard controller.tag.hasSuffix("ontroller") else { return nil }
        return controller.children.first { $0.peek("key") == "view" && ViewBuilderRoots.isView($0) }
    }

    private mutating func makeNamesUnique() {
        let names = scenes.map(\.name)
        for (index, scene) in scenes.enumerated() {
            let isShared = names.filter { $0 == scene.name }.count > 1
            if isShared, let id = scene.ids.first, id != scene.name {
                scenes[index] = scene.renamed("\(scene.name) \(id)")
            }
        }
    }
}

/// What counts as a root view: an element that stores a frame.
enum ViewBuilderRoots {
    static func isView(_ element: InterfaceElement) -> Bool {
        element.children.contains { $0.tag == "rect" && $0.peek("key") == "frame" }
    }
}

extension InterfaceScene {
    fileprivate func renamed(_ name: String) -> InterfaceScene {
        InterfaceScene(name: name, ids: ids, root: root, controller: controller)
    }
}
