import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct AlertTests {
    /// The album with an alert on it.
    private func screen(
        _ config: ViewImageConfig = .iPhone14Pro, traits: UITraitCollection = UITraitCollection(),
        showing alert: () -> UIAlertController
    ) -> Screen {
        let screen = Screen(config, traits: traits)
        let album = AlbumViewController()
        screen.show(album)
        album.present(alert(), animated: false)
        return screen
    }

    @Test func oneAction() {
        assertSnapshot(of: screen(showing: AlbumAlerts.saved), as: .image)
    }

    @Test func twoActions() {
        assertSnapshot(of: screen { AlbumAlerts.deletion() }, as: .image)
    }

    @Test func threeActions() {
        assertSnapshot(of: screen(showing: AlbumAlerts.unsavedChanges), as: .image)
    }

    @Test func titlesThatHaveNoRoomInARow() {
        assertSnapshot(of: screen(showing: AlbumAlerts.invitation), as: .image)
    }

    @Test func oneTextField() {
        assertSnapshot(of: screen { AlbumAlerts.renaming() }, as: .image)
    }

    @Test func twoTextFields() {
        assertSnapshot(of: screen(showing: AlbumAlerts.login), as: .image)
    }

    @Test func longText() {
        assertSnapshot(of: screen(.iPhone8, showing: AlbumAlerts.terms), as: .image)
    }

    @Test func dark() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        assertSnapshot(of: screen(traits: traits, showing: AlbumAlerts.login), as: .image)
    }

    @Test func accessibilitySize() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        assertSnapshot(of: screen(traits: traits) { AlbumAlerts.deletion() }, as: .image)
    }

    /// Without a screen below it.
    @Test func asTheSubject() {
        assertSnapshot(of: AlbumAlerts.deletion(), as: .image(on: .iPhone14Pro))
    }

    @Test func rightToLeft() {
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        assertSnapshot(
            of: screen(traits: traits) {
                let alert = UIAlertController(
                    title: "حذف الألبوم؟", message: "تبقى الصور في مكتبتك.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "حذف", style: .destructive))
                alert.addAction(UIAlertAction(title: "إلغاء", style: .cancel))
                return alert
            }, as: .image)
    }
}
