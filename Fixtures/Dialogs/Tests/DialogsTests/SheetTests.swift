import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct SheetTests {
    /// The album with its comments on a sheet.
    private func screen(
        _ config: ViewImageConfig = .iPhone14Pro, style: UIModalPresentationStyle = .automatic,
        traits: UITraitCollection = UITraitCollection(),
        configure: (UISheetPresentationController) -> Void = { _ in }
    ) throws -> Screen {
        let screen = Screen(config, traits: traits)
        let album = AlbumViewController()
        screen.show(album)
        let comments = CommentsViewController()
        comments.modalPresentationStyle = style
        configure(try #require(comments.sheetPresentationController))
        album.present(comments, animated: false)
        return screen
    }

    @Test(arguments: [("iPhone14Pro", ViewImageConfig.iPhone14Pro), ("iPhone8", .iPhone8)])
    func ofFullHeight(name: String, config: ViewImageConfig) throws {
        assertSnapshot(of: try screen(config), as: .image, named: name)
    }

    @Test func mediumWithGrabber() throws {
        let screen = try screen { sheet in
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        assertSnapshot(of: screen, as: .image)
    }

    @Test func undimmedWithRounderCorners() throws {
        let screen = try screen { sheet in
            sheet.detents = [.custom(identifier: .init("low")) { _ in 220 }]
            sheet.largestUndimmedDetentIdentifier = .init("low")
            sheet.preferredCornerRadius = 28
        }
        assertSnapshot(of: screen, as: .image)
    }

    @Test func dark() throws {
        let screen = try screen(traits: UITraitCollection(userInterfaceStyle: .dark)) { sheet in
            sheet.prefersGrabberVisible = true
        }
        assertSnapshot(of: screen, as: .image)
    }

    @Test func rightToLeft() throws {
        let screen = try screen(traits: UITraitCollection(layoutDirection: .rightToLeft)) { sheet in
            sheet.detents = [.medium()]
        }
        assertSnapshot(of: screen, as: .image)
    }

    @Test(arguments: [("form", UIModalPresentationStyle.formSheet), ("page", .pageSheet)])
    func onAnIPad(name: String, style: UIModalPresentationStyle) throws {
        assertSnapshot(of: try screen(.iPadMini(.portrait), style: style), as: .image, named: name)
    }

    /// A popover's row opens a sheet, and the sheet asks a question.
    @Test(arguments: [("iPhone14Pro", ViewImageConfig.iPhone14Pro), ("iPad", .iPadMini(.portrait))])
    func alertOnASheetOnAPopover(name: String, config: ViewImageConfig) {
        let screen = Screen(config)
        let host = MenuHostViewController()
        screen.show(host)
        host.showMenu(arrow: .up)
        let comments = CommentsViewController()
        comments.modalPresentationStyle = .formSheet
        host.presentedViewController?.present(comments, animated: false)
        comments.confirmDeletion()
        assertSnapshot(of: screen, as: .image, named: name)
    }
}
