import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct SettingsTests {
    private func settings(traits: UITraitCollection = UITraitCollection()) -> Screen {
        let screen = Screen(.iPhone14Pro, traits: traits)
        let settings = UINavigationController(rootViewController: SettingsViewController())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gearshape"), tag: 1)
        let album = AlbumViewController()
        album.tabBarItem = UITabBarItem(title: "Albums", image: UIImage(systemName: "photo.on.rectangle"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [album, settings]
        tabs.selectedIndex = 1
        screen.show(tabs)
        return screen
    }

    @Test(arguments: [
        ("light", UITraitCollection()), ("dark", UITraitCollection(userInterfaceStyle: .dark)),
        ("rightToLeft", UITraitCollection(layoutDirection: .rightToLeft)),
        ("accessibilityLarge", UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)),
    ])
    func list(name: String, traits: UITraitCollection) {
        assertSnapshot(of: settings(traits: traits), as: .image, named: name)
    }

    @Test func aPageThatWasPushed() throws {
        let screen = settings()
        try screen.tap("Theme")
        try screen.tap("Dark")
        assertSnapshot(of: screen, as: .image)
    }

    @Test func besideEachOtherOnAnIPad() {
        let screen = Screen(.iPadMini)
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(SettingsViewController(), for: .primary)
        split.setViewController(ThemeViewController(style: .insetGrouped), for: .secondary)
        screen.show(split)
        assertSnapshot(of: screen, as: .image)
    }
}
