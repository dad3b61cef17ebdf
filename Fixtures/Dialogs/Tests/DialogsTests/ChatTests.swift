import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct ChatTests {
    private func chat(
        on config: ViewImageConfig = .iPhone14Pro, traits: UITraitCollection = UITraitCollection()
    ) -> (screen: Screen, chat: ChatViewController) {
        let screen = Screen(config, traits: traits)
        let chat = ChatViewController()
        screen.show(UINavigationController(rootViewController: chat))
        return (screen, chat)
    }

    @Test(arguments: [
        ("light", UITraitCollection()), ("dark", UITraitCollection(userInterfaceStyle: .dark)),
        ("rightToLeft", UITraitCollection(layoutDirection: .rightToLeft)),
    ])
    func menu(name: String, traits: UITraitCollection) throws {
        let (screen, _) = chat(traits: traits)
        try screen.tap("More")
        assertSnapshot(of: screen, as: .image, named: name)
    }

    @Test func submenu() throws {
        let (screen, chat) = chat()
        try screen.tap("More")
        try screen.tap("Share")
        assertSnapshot(of: screen, as: .image)
        try screen.tap("As text")
        #expect(chat.choices == ["As text"])
    }

    @Test func menuOfAMessage() throws {
        let (screen, chat) = chat()
        try screen.longPress("I bring the paddles.")
        assertSnapshot(of: screen, as: .image)
        try screen.tap("Copy")
        #expect(chat.choices == ["Copy 2"])
    }

    @Test(arguments: [("light", UIUserInterfaceStyle.light), ("dark", .dark)])
    func keyboard(name: String, style: UIUserInterfaceStyle) throws {
        let (screen, _) = chat(traits: UITraitCollection(userInterfaceStyle: style))
        screen.showsKeyboard = true
        try screen.type("With milk", into: "Message")
        assertSnapshot(of: screen, as: .image, named: name)
    }

    @Test func scrollingTakesTheKeyboardAway() throws {
        let (screen, chat) = chat()
        screen.showsKeyboard = true
        try screen.type("On my way", into: "Message")
        try screen.tap("Send")
        #expect(chat.messages.last == "On my way")
        try screen.scroll("messages", by: CGPoint(x: 0, y: 40))
        assertSnapshot(of: screen, as: .image)
    }
}
