import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct ActionSheetTests {
    /// The album with its options, which on an iPad point at the button.
    private func screen(_ config: ViewImageConfig, traits: UITraitCollection = UITraitCollection()) -> Screen {
        let screen = Screen(config, traits: traits)
        let album = AlbumViewController()
        screen.show(album)
        let options = AlbumAlerts.options()
        options.popoverPresentationController?.sourceView = album.deleteButton
        album.present(options, animated: false)
        return screen
    }

    @Test(arguments: [
        ("iPhone14Pro", ViewImageConfig.iPhone14Pro), ("iPhone8", .iPhone8),
        ("iPhone8.landscape", .iPhone8(.landscape)),
        ("iPad", .iPadMini(.portrait)),
    ])
    func options(name: String, config: ViewImageConfig) {
        assertSnapshot(of: screen(config), as: .image, named: name)
    }

    @Test func dark() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        assertSnapshot(of: screen(.iPhone14Pro, traits: traits), as: .image)
    }

    @Test func rightToLeft() {
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        assertSnapshot(of: screen(.iPhone14Pro, traits: traits), as: .image)
    }
}
