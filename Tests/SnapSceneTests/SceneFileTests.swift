import Foundation
import Testing
import UIKit

@testable import SnapScene

@MainActor
@Suite("Scenes")
struct SceneFileTests {
    @Test("Every key of a view sets its property")
    func viewKeys() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [ { id: 'a', frame: [1, 2, 30, 40], backgroundColor: 'red', alpha: 0.5, isHidden: true,
              clipsToBounds: true, tintColor: 'green', contentMode: 'center', tag: 100, layoutMargins: 3,
              autoresizingMask: ['flexibleWidth'], accessibilityIdentifier: 'other', accessibilityLabel: 'A view',
              contentHuggingPriority: { horizontal: 251 }, contentCompressionResistancePriority: 'required',
              overrideUserInterfaceStyle: 'dark', semanticContentAttribute: 'forceRightToLeft',
              preservesSuperviewLayoutMargins: true, insetsLayoutMarginsFromSafeArea: false,
              translatesAutoresizingMaskIntoConstraints: true,
              layer: { cornerRadius: 8, cornerCurve: 'continuous', maskedCorners: ['layerMinXMinYCorner'], borderWidth: 1,
                borderColor: 'blue', masksToBounds: false, shadowColor: 'red', shadowOpacity: 0.5, shadowRadius: 4,
                shadowOffset: [1, -2], opacity: 0.25, zPosition: 3 } } ] } }
            """
        ) { scene in
            let view = try #require(scene.view(named: "a"))
            #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(view.backgroundColor == .red)
            #expect(view.alpha == 0.5)
            #expect(view.isHidden)
            #expect(view.tintColor == .green)
            #expect(view.contentMode == .center)
            #expect(view.tag == 100)
            #expect(
                view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
            #expect(view.autoresizingMask == .flexibleWidth)
            #expect(view.accessibilityIdentifier == "other")
            #expect(view.accessibilityLabel == "A view")
            #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
            #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
            #expect(view.overrideUserInterfaceStyle == .dark)
            #expect(view.semanticContentAttribute == .forceRightToLeft)
            #expect(view.preservesSuperviewLayoutMargins)
            #expect(!view.insetsLayoutMarginsFromSafeArea)
            #expect(view.layer.cornerRadius == 8)
            #expect(view.layer.cornerCurve == .continuous)
            #expect(view.layer.maskedCorners == .layerMinXMinYCorner)
            #expect(view.layer.borderWidth == 1)
            #expect(view.layer.borderColor == UIColor.blue.cgColor)
            #expect(!view.clipsToBounds)
            #expect(view.layer.shadowColor == UIColor.red.cgColor)
            #expect(view.layer.shadowOpacity == 0.5)
            #expect(view.layer.shadowRadius == 4)
            #expect(view.layer.shadowOffset == CGSize(width: 1, height: -2))
            #expect(view.layer.opacity == 0.25)
            #expect(view.layer.zPosition == 3)
        }
    }

    @Test("Every key of labels, image views, buttons and stack views sets its property")
    func classKeys() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [
              { id: 'label', class: 'UILabel', text: 'T', font: { size: 9 }, textColor: 'red', textAlignment: 'right',
                numberOfLines: 3, lineBreakMode: 'byClipping', preferredMaxLayoutWidth: 80, isEnabled: false },
              { id: 'image', class: 'UIImageView', image: { systemName: 'trash' } },
              { id: 'button', class: 'UIButton', buttonType: 'custom', title: 'B', titleColor: 'red',
                image: { systemName: 'trash' }, backgroundImage: { systemName: 'pencil' }, isEnabled: false,
                isSelected: true, isHighlighted: true, contentHorizontalAlignment: 'leading',
                contentVerticalAlignment: 'bottom', contentEdgeInsets: 1, titleEdgeInsets: 2, imageEdgeInsets: 3,
                titleLabel: { font: { size: 11 }, numberOfLines: 2 } },
              { id: 'system', class: 'UIButton', title: 'S' },
              { id: 'stack', class: 'UIStackView', axis: 'vertical', distribution: 'equalSpacing', alignment: 'trailing',
                spacing: 5, isBaselineRelativeArrangement: true, isLayoutMarginsRelativeArrangement: true,
                arrangedSubviews: [ { id: 'one' }, { id: 'two' } ], customSpacing: { one: 20 } } ] } }
            """
        ) { scene in
            let label = try #require(scene.view(named: "label") as? UILabel)
            #expect(label.text == "T")
            #expect(label.font == .systemFont(ofSize: 9))
            #expect(label.textColor == .red)
            #expect(label.textAlignment == .right)
            #expect(label.numberOfLines == 3)
            #expect(label.lineBreakMode == .byClipping)
            #expect(label.preferredMaxLayoutWidth == 80)
            #expect(!label.isEnabled)
            #expect((scene.view(named: "image") as? UIImageView)?.image != nil)
            let button = try #require(scene.view(named: "button") as? UIButton)
            #expect(button.buttonType == .custom)
            #expect(button.title(for: .normal) == "B")
            #expect(button.titleColor(for: .normal) == .red)
            #expect(button.image(for: .normal) != nil)
            #expect(button.backgroundImage(for: .normal) != nil)
            #expect(button.state == [.disabled, .selected, .highlighted])
            #expect(button.contentHorizontalAlignment == .leading)
            #expect(button.contentVerticalAlignment == .bottom)
            #expect(button.contentEdgeInsets.top == 1)
            #expect(button.titleEdgeInsets.top == 2)
            #expect(button.imageEdgeInsets.top == 3)
            #expect(button.titleLabel?.font == .systemFont(ofSize: 11))
            #expect(button.titleLabel?.numberOfLines == 2)
            #expect((scene.view(named: "system") as? UIButton)?.buttonType == .system)
            let stack = try #require(scene.view(named: "stack") as? UIStackView)
            #expect(stack.axis == .vertical)
            #expect(stack.distribution == .equalSpacing)
            #expect(stack.alignment == .trailing)
            #expect(stack.spacing == 5)
            #expect(stack.isBaselineRelativeArrangement)
            #expect(stack.isLayoutMarginsRelativeArrangement)
            #expect(stack.arrangedSubviews.map(\.accessibilityIdentifier) == ["one", "two"])
            #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
        }
    }

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

    @Test("A scroll view's content may be sized by equations with its guides")
    func scrollView() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [ { id: 'scroll', class: 'UIScrollView', frame: [0, 0, 300, 200], contentInset: [1, 2, 3, 4],
                contentInsetAdjustmentBehavior: 'never', isScrollEnabled: false, alwaysBounceVertical: true,
                subviews: [ { id: 'page' } ] } ] },
              constraints: [ 'page.top == scroll.content.top', 'page.leading == scroll.content.leading',
                'page.bottom == scroll.content.bottom', 'page.trailing == scroll.content.trailing',
                'page.width == scroll.frame.width', 'page.height == 900' ] }
            """
        ) { scene in
            let scroll = try #require(scene.view(named: "scroll") as? UIScrollView)
            #expect(scroll.contentSize == CGSize(width: 300, height: 900))
            #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(scroll.contentInsetAdjustmentBehavior == .never)
            #expect(!scroll.isScrollEnabled)
            #expect(scroll.alwaysBounceVertical)
        }
    }

    @Test("A table shows the cells of its sections")
    func tableView() throws {
        try SceneText.withScene(
            """
            { size: [320, 400], root: { subviews: [ { id: 'table', class: 'UITableView', style: 'grouped',
                frame: [0, 0, 320, 400], rowHeight: 45, separatorStyle: 'none', separatorInset: 5, separatorColor: 'red',
                sections: [
                  { header: 'First', cells: [
                    { id: 'plain', class: 'UITableViewCell', textLabel: { text: 'One' }, imageView: { tintColor: 'red' },
                      accessoryType: 'checkmark', selectionStyle: 'none', separatorInset: 3, isSelected: true } ] },
                  { footer: 'Last', cells: [
                    { id: 'sub', class: 'UITableViewCell', style: 'subtitle', textLabel: { text: 'Two' },
                      detailTextLabel: { text: 'Three', font: { size: 11 } } },
                    { id: 'own', class: 'UITableViewCell', contentView: { id: 'content', subviews: [ { id: 'dot' } ],
                      constraints: [ 'dot.leading == content.leading + 16', 'dot.centerY == content.centerY',
                        'dot.width == 16', 'dot.height == 16' ] } } ] } ] } ] } }
            """
        ) { scene in
            let table = try #require(scene.view(named: "table") as? UITableView)
            #expect(table.style == .grouped)
            #expect(table.separatorStyle == .none)
            #expect(table.separatorColor == .red)
            #expect(table.numberOfSections == 2)
            #expect(table.visibleCells.map(\.accessibilityIdentifier) == ["plain", "sub", "own"])
            let plain = try #require(scene.view(named: "plain") as? UITableViewCell)
            #expect(plain.textLabel?.text == "One")
            #expect(plain.imageView?.tintColor == .red)
            #expect(plain.accessoryType == .checkmark)
            #expect(plain.selectionStyle == .none)
            #expect(plain.separatorInset.left == 3)
            #expect(plain.bounds.size == CGSize(width: 320, height: 45))
            let subtitle = try #require(scene.view(named: "sub") as? UITableViewCell)
            #expect(subtitle.detailTextLabel?.text == "Three")
            #expect(subtitle.detailTextLabel?.font == .systemFont(ofSize: 11))
            // Centred in 45 points: (45 − 16) / 2.
            #expect(scene.view(named: "dot")?.frame == CGRect(x: 16, y: 14.5, width: 16, height: 16))
            #expect(scene.view(named: "content")?.translatesAutoresizingMaskIntoConstraints == true)
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
}
