import UIKit

extension ViewClass {
    static let toolbar = ViewClass.of("UIToolbar", make: { _, _ in UIToolbar() }) { bar, element, context in
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = context.colors.color("barTintColor", of: element)
        guard let list = element.child("items", key: "items") else { return }
        bar.items = BarItems(context: context).items(in: list)
    }

    static let navigationBar = ViewClass.of(
        "UINavigationBar", make: { _, _ in UINavigationBar() }
    ) { bar, element, context in
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.prefersLargeTitles = element.bool("largeTitles") ?? false
        bar.barTintColor = context.colors.color("barTintColor", of: element)
        guard let list = element.child("items", key: "items") else { return }
        let items = BarItems(context: context)
        bar.items = list.children("navigationItem").map(items.navigationItem)
    }

    static let tabBar = ViewClass.of("UITabBar", make: { _, _ in UITabBar() }) { bar, element, context in
        bar.isTranslucent = element.bool("translucent") ?? true
        bar.barTintColor = context.colors.color("barTintColor", of: element)
        guard let list = element.child("items", key: "items") else { return }
        let images = ImageReader(context: context)
        bar.items = list.children("tabBarItem").map { item in
            UITabBarItem(
                title: context.texts.text("title", of: item), image: images.image("image", of: item), tag: 0)
        }
    }
}

/// Reads the items of bars. A view in an item stands in the bar with its stored frame: it is none of the item's parts here.
@MainActor
struct BarItems {
    let context: InterfaceContext

    /// The items of a bar; none where views stand among them, whose stored frames say where everything is.
    func items(in list: InterfaceElement) -> [UIBarButtonItem] {
        let elements = list.children("barButtonItem")
        guard !elements.contains(where: holdsView) else {
            context.warnings.add("a bar with views in it is shown with these views only", list)
            return []
        }
        return elements.map(item)
    }

    func navigationItem(_ element: InterfaceElement) -> UINavigationItem {
        let item = UINavigationItem(title: context.texts.text("title", of: element) ?? "")
        item.prompt = element["prompt"]
        for side in ["leftBarButtonItem", "rightBarButtonItem"] {
            guard let child = element.child("barButtonItem", key: side), !holdsView(child) else { continue }
            if side.hasPrefix("left") {
                item.leftBarButtonItem = self.item(child)
            } else {
                item.rightBarButtonItem = self.item(child)
            }
        }
        if let list = element.child("leftBarButtonItems") { item.leftBarButtonItems = items(in: list) }
        if let list = element.child("rightBarButtonItems") { item.rightBarButtonItems = items(in: list) }
        return item
    }

    private func holdsView(_ item: InterfaceElement) -> Bool { item.children.contains(where: ViewBuilder.isView) }

    private func item(_ element: InterfaceElement) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let name = element["systemItem"] {
            if let system = Self.systemItems[name] {
                item = UIBarButtonItem(systemItem: system)
            } else {
                context.warnings.add("the bar button \(name) is not understood", element)
                item = UIBarButtonItem(title: name)
            }
        } else {
            item = UIBarButtonItem(
                title: context.texts.text("title", of: element),
                image: ImageReader(context: context).image("image", of: element))
        }
        if let width = element.number("width") { item.width = width }
        item.isEnabled = element.bool("enabled") ?? true
        item.style = element["style"] == "done" ? .done : .plain
        item.tintColor = context.colors.color("tintColor", of: element)
        return item
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
        "redo": .redo, "close": .close,
    ]
}
