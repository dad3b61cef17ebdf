import Testing

@testable import UIKit

@MainActor struct DeviceTests {
    @Test func `the device is what the screen's traits say`() {
        defer { UIScreen.main.device = .phone375 }
        let device = UIDevice.current
        #expect(device.userInterfaceIdiom == .phone && device.model == "iPhone" && device.orientation == .portrait)
        UIScreen.main.device = Device(
            size: CGSize(width: 1024, height: 768), scale: 2, safeAreaInsets: .zero,
            traits: UITraitCollection(userInterfaceIdiom: .pad))
        #expect(device.userInterfaceIdiom == .pad && device.model == "iPad" && device.orientation == .landscapeLeft)
    }

    @Test func `a pasteboard has what was put there last`() throws {
        let board = UIPasteboard(name: .init("test"))
        #expect(!board.hasStrings && board.string == nil)
        board.string = "copied"
        #expect(board.string == "copied" && board.changeCount == 1)
        let url = try #require(URL(string: "https://example.org/a"))
        board.url = url
        // An address is a string, too.
        #expect(board.string == "https://example.org/a" && board.urls == [url] && !board.hasImages)
        board.strings = ["a", "b"]
        #expect(board.numberOfItems == 2 && board.url == nil)
        board.string = nil
        #expect(board.numberOfItems == 0)
    }
}
