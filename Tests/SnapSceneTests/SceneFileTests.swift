import Foundation
import Testing
import UIKit

@testable import SnapScene

@MainActor
@Suite("Scenes")
struct SceneFileTests {
    @Test("Equations reach guides of the root, and priorities decide")
    func layout() throws {
        try SceneText.withScene(
            """
            { device: 'iPhone13', root: { subviews: [ { id: 'a', constraints: ['a.height == 20'] }, { id: 'b' } ] },
              constraints: [ 'a.top == root.safeArea.top + 3', 'a.leading == root.margins.leading',
                'a.trailing == root.trailing', 'b.top == a.bottom', 'b.height == a.height * 2', 'b.leading == a.leading',
                'b.width <= 100', 'b.width == root.width @ 750' ] }
            """
        ) { scene in
            // The safe area of an iPhone 13 begins at 47 points, its root's margins at 16.
            #expect(scene.view(named: "a")?.frame == CGRect(x: 16, y: 50, width: 374, height: 20))
            #expect(scene.view(named: "b")?.frame == CGRect(x: 16, y: 70, width: 100, height: 40))
        }
    }

    @Test("A view that an equation places is placed by equations alone; one with a frame that others refer to keeps it")
    func autoresizing() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [ { id: 'placed', frame: [1, 1, 1, 1] }, { id: 'framed', frame: [5, 6, 70, 80] },
                { id: 'kept', translatesAutoresizingMaskIntoConstraints: true } ] },
              constraints: [ 'placed.leading == framed.leading', 'placed.top == framed.bottom',
                'placed.width == framed.width', 'placed.height == kept.height + 9' ] }
            """
        ) { scene in
            @MainActor func translates(_ name: String) -> Bool? {
                scene.view(named: name)?.translatesAutoresizingMaskIntoConstraints
            }
            #expect(translates("placed") == false)
            #expect(translates("framed") == true)
            #expect(translates("kept") == true)
            #expect(scene.window.rootViewController?.view.translatesAutoresizingMaskIntoConstraints == true)
            #expect(scene.view(named: "placed")?.frame == CGRect(x: 5, y: 86, width: 70, height: 9))
        }
    }

    @Test("A conflict names the lines of the equations")
    func conflict() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [ { id: 'a' } ] }, constraints: [
              'a.leading == root.leading', 'a.top == root.top', 'a.height == 9',
              'a.width == 10',
              'a.width >= 20' ] }
            """
        ) { scene in
            let warnings = try ViewRenderer.render(scene.window, in: scene.environment).warnings
            let message = try #require(warnings.first)
            #expect(message.contains("a.width = 10  (a.scene.json5:3)"), "\(message)")
            #expect(message.contains("a.width ≥ 20  (a.scene.json5:4)"), "\(message)")
        }
    }

    @Test("The scene says what it is shown on, and the command line overrides it")
    func overrides() throws {
        let text = """
            { device: 'iPhone13', scale: 2, appearance: 'dark', direction: 'rtl', contentSize: 'small', locale: 'ar',
              root: {} }
            """
        try SceneText.withScene(text) { scene in
            let device = scene.environment.device
            #expect(device.size == CGSize(width: 390, height: 844))
            #expect(device.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            #expect(device.scale == 2)
            #expect(device.traits.userInterfaceStyle == .dark)
            #expect(device.traits.layoutDirection == .rightToLeft)
            #expect(device.traits.preferredContentSizeCategory == .small)
            #expect(device.language == "ar")
            #expect(scene.window.bounds.size == device.size)
        }
        let overrides = SceneOverrides(
            device: .iPhone8, appearance: .light, direction: .leftToRight, contentSize: .extraLarge, locale: "tr")
        try SceneText.withScene(text, overrides) { scene in
            let device = scene.environment.device
            #expect(device.size == CGSize(width: 375, height: 667))
            // The file's scale is its device's.
            #expect(device.scale == 2)
            #expect(device.traits.userInterfaceStyle == .light)
            #expect(device.traits.layoutDirection == .leftToRight)
            #expect(device.traits.preferredContentSizeCategory == .extraLarge)
            #expect(device.language == "tr")
        }
        try SceneText.withScene(text, SceneOverrides(size: CGSize(width: 100, height: 50), scale: 3)) { scene in
            #expect(scene.environment.device.size == CGSize(width: 100, height: 50))
            #expect(scene.environment.device.scale == 3)
        }
    }

    @Test("A size without a device is a bare rectangle, and a device lies on its side in landscape")
    func screens() throws {
        try SceneText.withScene("{ size: [300, 200], root: {} }") { scene in
            #expect(scene.environment.device.size == CGSize(width: 300, height: 200))
            #expect(scene.environment.device.safeAreaInsets == .zero)
        }
        try SceneText.withScene("{ device: 'iPhone13', orientation: 'landscape', root: {} }") { scene in
            #expect(scene.environment.device.size == CGSize(width: 844, height: 390))
            #expect(scene.environment.device.safeAreaInsets.left == 47)
        }
    }

    @Test(
        "A right-to-left language mirrors the scene by itself", arguments: [("ar", true), ("he", true), ("tr", false)])
    func localeDirection(locale: String, isRightToLeft: Bool) throws {
        let text = """
            { root: { subviews: [ { id: 'a' } ] }, constraints: [ 'a.leading == root.leading', 'a.width == 75',
              'a.top == root.top', 'a.height == 9' ] }
            """
        try SceneText.withScene(text, SceneOverrides(locale: locale)) { scene in
            #expect(scene.view(named: "a")?.frame.minX == (isRightToLeft ? 300 : 0))
        }
    }

    @Test("A dynamic border color is the scene's appearance's")
    func borderColor() throws {
        let text = "{ appearance: 'dark', root: { id: 'a', layer: { borderColor: { light: 'red', dark: 'green' } } } }"
        try SceneText.withScene(text) { scene in
            #expect(scene.view(named: "a")?.layer.borderColor == UIColor.green.cgColor)
        }
    }

    @Test("A popover may hold a view of the same file, whose ids are its own")
    func inlinePopover() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [ { id: 'source', frame: [100, 300, 100, 50] } ] },
              present: { popover: { source: 'source', sourceRect: [0, 0, 50, 50], arrow: ['down'], contentSize: [200, 90],
                backgroundColor: 'red',
                contents: { subviews: [ { id: 'source', class: 'UILabel', text: 'Hint' } ],
                  constraints: [ 'source.centerX == root.centerX', 'source.top == root.top + 8' ] } } } }
            """
        ) { scene in
            let popover = try #require(
                scene.window.rootViewController?.presentedViewController?.popoverPresentationController)
            #expect(popover.arrowDirection == .down)
            #expect(popover.backgroundColor == .red)
            #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 50, height: 50))
            // Above the source: 90 points of content and an arrow of 13 end at 300; centred over x = 125.
            #expect(popover.frameOfPresentedViewInContainerView == CGRect(x: 25, y: 197, width: 200, height: 103))
            #expect(scene.views.map(\.name) == ["source", "source"])
            #expect((scene.views[1].view as? UILabel)?.frame.minY == 8)
        }
    }

    @Test("A view that nothing places is a warning with its line")
    func unplaced() throws {
        let text = """
            { root: { subviews: [ { frame: [0, 0, 1, 1] }, { class: 'UIStackView', frame: [0, 0, 9, 9], arrangedSubviews: [ {} ] },
              { class: 'UILabel', text: 'lost' } ] } }
            """
        try SceneText.withScene(text) { scene in
            let warnings = try ViewRenderer.render(scene.window, in: scene.environment).warnings
            #expect(
                warnings.filter { $0.contains("nothing places") } == [
                    "a.scene.json5:2:3: root.subviews[2]: nothing places this view: give it a frame, name it in equations, or put it into a stack view"
                ])
        }
    }

    @Test("A scene that cannot be made leaves no warnings to the next picture")
    func noLeftovers() {
        let (message, warnings) = RuntimeWarnings.collect {
            SceneText.failure("{ root: { subviews: [ { class: 'UILabel' } ] }, present: { popover: {} } }")
        }
        #expect(message?.contains("a popover needs the key") == true)
        #expect(warnings == [])
    }

    @Test("The layout tree calls the root root, where the file gives it no id")
    func rootName() throws {
        for (id, name) in [("", "root"), ("id: 'page'", "page")] {
            try SceneText.withScene("{ root: { \(id) } }") { scene in
                let tree = try ViewRenderer.render(scene.window, in: scene.environment).layoutTree
                #expect(tree.root.children.map(\.identifier) == [name])
            }
        }
    }

    @Test("A closed scene leaves no window behind")
    func closing() throws {
        let before = UIApplication.shared.windows.count
        let scene = try SceneText.file("{ root: {} }").makeScene()
        #expect(UIApplication.shared.windows.count == before + 1)
        scene.close()
        #expect(UIApplication.shared.windows.count == before)
    }

    @Test("A closed scene gives the screen back its device, and so does one that cannot be made")
    func screen() throws {
        let before = UIScreen.main.device
        defer { UIScreen.main.device = before }
        UIScreen.main.device = DeviceModel.iPadMini.device()
        let outer = try SceneText.file("{ device: 'iPhone13', root: {} }").makeScene()
        #expect(UIScreen.main.device.size == CGSize(width: 390, height: 844))
        let inner = try SceneText.file("{ size: [100, 100], root: {} }").makeScene()
        #expect(UIScreen.main.device.size == CGSize(width: 100, height: 100))
        inner.close()
        #expect(UIScreen.main.device.size == CGSize(width: 390, height: 844))
        for text in [
            "{ root: { alpha: 2 } }", "{ root: {}, present: { popover: {} } }",
            "{ root: { class: 'UITableView', sections: [ { cells: [ {} ] } ] } }",
        ] {
            #expect(SceneText.failure(text) != nil)
            #expect(UIScreen.main.device.size == CGSize(width: 390, height: 844))
        }
        outer.close()
        #expect(UIScreen.main.device == DeviceModel.iPadMini.device())
    }

    @Test("The layout tree calls views by their ids, wherever they stand")
    func identifiers() throws {
        try SceneText.withScene(
            """
            { root: { id: 'page', subviews: [
                { id: 'title', class: 'UILabel', text: 'Delete?', frame: [0, 20, 100, 20] },
                { id: 'ok', class: 'UIButton', title: 'OK', frame: [0, 40, 100, 20] },
                { id: 'stack', class: 'UIStackView', frame: [0, 60, 100, 20],
                  arrangedSubviews: [ { id: 'content', class: 'UILabel', text: 'x' } ] },
                { id: 'table', class: 'UITableView', frame: [0, 100, 100, 100], sections: [ { cells: [
                  { id: 'cell', class: 'UITableViewCell', contentView: { id: 'inside',
                    subviews: [ { id: 'icon', frame: [0, 0, 9, 9] } ] } } ] } ] },
                { id: 'own', accessibilityIdentifier: 'other', frame: [0, 0, 1, 1] } ] },
              present: { popover: { source: 'ok', contentSize: [50, 50], contents: { id: 'menu' } } } }
            """
        ) { scene in
            let tree = try ViewRenderer.render(scene.window, in: scene.environment).layoutTree
            let wanted = [
                "page", "title", "ok", "stack", "content", "table", "cell", "inside", "icon", "other", "menu",
            ]
            var found: [String] = []
            var nodes = [tree.root]
            while let node = nodes.first {
                nodes = node.children + nodes.dropFirst()
                if let identifier = node.identifier, wanted.contains(identifier) { found.append(identifier) }
            }
            #expect(found == wanted)
        }
    }

    @Test("Every text size has UIKit's name and that of Apple's settings, in files as on the command line")
    func contentSizes() throws {
        #expect(SceneOverrides.contentSizes.count == 24)
        for (name, size) in SceneOverrides.contentSizes {
            try SceneText.withScene("{ contentSize: '\(name)', root: {} }") { scene in
                #expect(scene.environment.device.traits.preferredContentSizeCategory == size)
            }
            #expect(SceneOverrides.contentSizes.filter { $0.value == size }.count == 2)
        }
    }
}
