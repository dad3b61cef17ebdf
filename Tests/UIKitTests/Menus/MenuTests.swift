import Testing

@testable import UIKit

@MainActor struct MenuTests {
    /// A button with a menu of its own, and a list of what was chosen.
    @MainActor private final class Stage {
        let touch = TouchStage()
        let button = UIButton(type: .system)
        private(set) var log: [String] = []

        init(at origin: CGPoint = CGPoint(x: 20, y: 100)) {
            VirtualClock.shared.advance(by: 1)
            button.setTitle("Sort", for: .normal)
            button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 44))
            button.showsMenuAsPrimaryAction = true
            touch.add(button)
        }

        func action(
            _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { [weak self] action in
                self?.log.append(action.title)
            }
        }

        func open() {
            touch.tap(button.frame.midX, button.frame.midY)
        }

        var container: MenuContainerView? {
            touch.window.subviews.compactMap { $0 as? MenuContainerView }.first
        }

        var rows: [MenuRowView] {
            func find(_ view: UIView) -> [MenuRowView] {
                [view as? MenuRowView].compactMap { $0 } + view.subviews.flatMap(find)
            }
            return container.map(find) ?? []
        }

        var titles: [String] { rows.map { $0.accessibilityLabel ?? "" } }

        func choose(_ title: String) {
            guard let row = rows.first(where: { $0.accessibilityLabel == title }) else { return }
            let place = row.convert(CGPoint(x: 20, y: 20), to: nil)
            touch.tap(place.x, place.y)
        }

        var cardFrame: CGRect? { container?.subviews.compactMap { $0 as? MenuView }.first?.frame }
    }

    @Test func `a tap opens the menu, and an action closes it and runs with the button as its sender`() {
        let stage = Stage()
        var sender: AnyObject?
        let rename = UIAction(title: "Rename") { sender = $0.sender }
        stage.button.menu = UIMenu(children: [rename, stage.action("Move")])
        var triggers = 0
        stage.button.addAction(UIAction { _ in triggers += 1 }, for: .menuActionTriggered)
        stage.button.addAction(UIAction { _ in triggers += 100 }, for: .touchUpInside)
        stage.open()
        #expect(triggers == 1)
        #expect(stage.titles == ["Rename", "Move"])
        stage.choose("Rename")
        #expect(sender === stage.button)
        #expect(stage.container == nil)
        #expect(!stage.button.isHighlighted)
    }

    @Test func `a tap beside the menu closes it, and reaches nothing else`() {
        let stage = Stage()
        stage.button.menu = UIMenu(children: [stage.action("Move")])
        stage.open()
        stage.touch.tap(stage.button.frame.midX, stage.button.frame.midY)
        #expect(stage.container == nil)
        #expect(stage.log == [])
    }

    @Test func `without the primary action a press of half a second opens the menu, and a tap does what it did`() {
        let stage = Stage()
        stage.button.showsMenuAsPrimaryAction = false
        stage.button.menu = UIMenu(children: [stage.action("Move")])
        var taps = 0
        stage.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.open()
        #expect(taps == 1)
        #expect(stage.container == nil)
        let finger = stage.touch.press(CGPoint(x: 50, y: 120))
        VirtualClock.shared.advance(by: 0.5)
        finger?.lift()
        #expect(taps == 1)
        #expect(stage.titles == ["Move"])
        stage.container?.close()
    }

    @Test func `hidden actions are left out, and disabled ones cannot be chosen`() {
        let stage = Stage()
        stage.button.menu = UIMenu(children: [
            stage.action("Hidden", attributes: .hidden), stage.action("Disabled", attributes: .disabled),
        ])
        stage.open()
        #expect(stage.titles == ["Disabled"])
        stage.choose("Disabled")
        #expect(stage.log == [])
        #expect(stage.container != nil)
        stage.container?.close()
    }

    @Test func `an inline menu is a section, any other a row that opens it in place and leads back`() {
        let stage = Stage()
        let more = UIMenu(title: "More", children: [stage.action("Print")])
        let inline = UIMenu(options: .displayInline, children: [stage.action("Delete", attributes: .destructive)])
        stage.button.menu = UIMenu(children: [stage.action("Move"), more, inline, stage.action("Last")])
        stage.open()
        #expect(stage.titles == ["Move", "More", "Delete", "Last"])
        // Four rows of 44, one line of half a point, two bands of 8.
        #expect(stage.cardFrame?.height == 192.5)
        stage.choose("More")
        #expect(stage.titles == ["More", "Print"])
        stage.choose("More")
        #expect(stage.titles == ["Move", "More", "Delete", "Last"])
        stage.choose("More")
        stage.choose("Print")
        #expect(stage.log == ["Print"])
    }

    @Test func `a submenu's image stands at the end of its row, and its chevron in the column of marks`() throws {
        let stage = Stage()
        let image = UIImage(systemName: "folder")
        stage.button.menu = UIMenu(children: [UIMenu(title: "Move to", image: image, children: [stage.action("Inbox")])]
        )
        stage.open()
        let row = try #require(stage.rows.first)
        let parts = row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
        #expect(parts.count == 2)
        #expect(parts.map { $0.frame.midX < 32 } == [true, false])
        #expect(parts.last?.image?.summary == image?.summary)
    }

    @Test func `an action that keeps the menu shows its new state in it`() {
        let stage = Stage()
        let flag = UIAction(title: "Flag", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
        stage.button.menu = UIMenu(children: [flag])
        stage.open()
        stage.choose("Flag")
        #expect(flag.state == .on)
        #expect(stage.titles == ["Flag"])
        stage.choose("Flag")
        #expect(flag.state == .off)
        stage.container?.close()
    }

    @Test func `of a menu with single selection the chosen action alone is on`() {
        let stage = Stage()
        let (name, date) = (stage.action("Name", state: .on), stage.action("Date"))
        let menu = UIMenu(options: .singleSelection, children: [name, date])
        stage.button.menu = menu
        stage.open()
        stage.choose("Date")
        #expect(menu.selectedElements.map(\.title) == ["Date"])
    }

    @Test func `a pop-up button shows what is selected, the first action if none is`() {
        let stage = Stage()
        stage.button.changesSelectionAsPrimaryAction = true
        let menu = UIMenu(children: [stage.action("Small"), stage.action("Large")])
        stage.button.menu = menu
        #expect(stage.button.currentTitle == "Small")
        stage.open()
        stage.choose("Large")
        #expect(stage.button.currentTitle == "Large")
        #expect(menu.selectedElements.map(\.title) == ["Large"])
        #expect(stage.log == ["Large"])
    }

    @Test func `a button that changes its selection without a menu is a toggle`() {
        let stage = Stage()
        stage.button.changesSelectionAsPrimaryAction = true
        stage.open()
        #expect(stage.button.isSelected)
        stage.open()
        #expect(!stage.button.isSelected)
    }

    /// On a screen of 375 × 667 points with a status bar of 20; 8 points from everything.
    private nonisolated static let places: [(button: CGPoint, menu: CGPoint)] = [
        (CGPoint(x: 20, y: 100), CGPoint(x: 20, y: 152)),
        (CGPoint(x: 260, y: 100), CGPoint(x: 110, y: 152)),
        (CGPoint(x: 138, y: 100), CGPoint(x: 63, y: 152)),
        (CGPoint(x: 0, y: 100), CGPoint(x: 8, y: 152)),
        (CGPoint(x: 20, y: 600), CGPoint(x: 20, y: 503.5)),
    ]

    @Test(arguments: places)
    func `a menu stands below its button, or above it where that is near the lower edge`(
        button: CGPoint, menu: CGPoint
    ) {
        let stage = Stage(at: button)
        stage.button.menu = UIMenu(children: [stage.action("One"), stage.action("Two")])
        stage.open()
        #expect(stage.cardFrame == CGRect(origin: menu, size: CGSize(width: 250, height: 88.5)))
        stage.container?.close()
    }

    @Test func `a bar button without an action opens its menu at a tap`() {
        let stage = Stage()
        let item = UIBarButtonItem(title: "Add", menu: UIMenu(children: [stage.action("Album")]))
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 375, height: 49))
        bar.items = [item]
        stage.touch.add(bar)
        let place = item.frame(in: stage.touch.window) ?? .zero
        stage.touch.tap(place.midX, place.midY)
        #expect(stage.titles == ["Album"])
        stage.choose("Album")
        #expect(stage.log == ["Album"])
    }

    @Test func `a menu keeps neither its button nor itself alive`() {
        weak var button: UIButton?
        weak var container: MenuContainerView?
        do {
            let stage = Stage()
            stage.button.menu = UIMenu(children: [stage.action("Move")])
            stage.open()
            button = stage.button
            container = stage.container
            stage.choose("Move")
        }
        #expect(container == nil)
        #expect(button == nil)
    }
}
