import Testing

@testable import UIKit

/// Source of the order: Apple, *UIViewController.viewIsAppearing(_:)*, and *UIPresentationController*.
@MainActor struct AppearanceOrderTests {
    @MainActor private final class Journal {
        var lines: [String] = []
    }

    private final class Teller: UIViewController {
        private let name: String
        private let journal: Journal
        /// What was known when the view was appearing.
        private(set) var widthWhenAppearing: CGFloat = 0
        private(set) var levelWhenAppearing = UIUserInterfaceLevel.unspecified

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func tell(_ what: String) { journal.lines.append("\(name) \(what)") }

        override func viewDidLoad() { tell("didLoad") }
        override func viewWillAppear(_ animated: Bool) { tell("willAppear") }
        override func viewIsAppearing(_ animated: Bool) {
            tell("isAppearing")
            widthWhenAppearing = view.bounds.width
            levelWhenAppearing = traitCollection.userInterfaceLevel
        }
        override func viewDidLayoutSubviews() { tell("layout") }
        override func viewDidAppear(_ animated: Bool) { tell("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { tell("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { tell("didDisappear") }
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        UIScreen.main.device = .phone375
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func `a view is appearing once it is in place with its traits, before it is laid out`() {
        let journal = Journal()
        let root = Teller("root", journal)
        let window = show(root)
        defer { window.isHidden = true }
        #expect(
            journal.lines == ["root didLoad", "root willAppear", "root isAppearing", "root layout", "root didAppear"])
        #expect(root.widthWhenAppearing == 375)
        let sheet = Teller("sheet", journal)
        root.present(sheet, animated: true)
        #expect(sheet.levelWhenAppearing == .elevated)
    }

    @Test func `what covers the screen makes the presenter disappear and come back`() {
        let journal = Journal()
        let root = Teller("root", journal)
        let window = show(root)
        defer { window.isHidden = true }
        journal.lines = []
        let full = Teller("full", journal)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: true)
        #expect(
            journal.lines == [
                "full didLoad", "root willDisappear", "full willAppear", "full isAppearing", "full layout",
                "full didAppear", "root didDisappear",
            ])
        journal.lines = []
        root.dismiss(animated: true)
        #expect(
            journal.lines.filter { $0 != "root layout" } == [
                "full willDisappear", "root willAppear", "root isAppearing", "root didAppear", "full didDisappear",
            ])
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet, .formSheet])
    func `what covers a part tells the presenter nothing`(_ style: UIModalPresentationStyle) {
        let journal = Journal()
        let root = Teller("root", journal)
        let window = show(root)
        defer { window.isHidden = true }
        journal.lines = []
        let part = Teller("part", journal)
        part.modalPresentationStyle = style
        root.present(part, animated: true)
        root.dismiss(animated: true)
        #expect(journal.lines.filter { $0.hasPrefix("root") && $0 != "root layout" } == [])
    }

    @Test func `pushing and popping tell both screens in turn`() {
        let journal = Journal()
        let (first, second) = (Teller("first", journal), Teller("second", journal))
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        defer { window.isHidden = true }
        #expect(
            journal.lines == [
                "first didLoad", "first willAppear", "first isAppearing", "first layout", "first didAppear",
            ])
        journal.lines = []
        navigation.pushViewController(second, animated: true)
        #expect(
            journal.lines == [
                "first willDisappear", "second didLoad", "second willAppear", "second isAppearing", "second layout",
                "first didDisappear", "second didAppear",
            ])
        journal.lines = []
        navigation.popViewController(animated: true)
        #expect(
            journal.lines.filter { $0 != "first layout" } == [
                "second willDisappear", "first willAppear", "first isAppearing", "second didDisappear",
                "first didAppear",
            ])
        #expect(second.parent == nil)
    }
}
