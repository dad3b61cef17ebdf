import Dialogs
import SnapTesting
import UIKit
import XCTest

final class ConfirmationTests: XCTestCase {
    private func check(
        icon: String? = "trash", title: String? = "Delete photo?",
        content: String = "It will be removed from all of your devices. This cannot be undone.",
        ok: String = "Delete", cancel: String? = "Keep", language: String? = nil,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        testName: String = #function, line: UInt = #line
    ) {
        let screen = Screen(
            .iPhone8, traits: UITraitCollection(layoutDirection: direction), language: language)
        let background = UIViewController()
        background.view.backgroundColor = .systemBackground
        screen.show(background)
        ConfirmationPopup(
            icon: icon.flatMap { UIImage(systemName: $0) }, title: title, content: content, okTitle: ok,
            cancelTitle: cancel
        ).show(in: background.view)
        assertSnapshot(of: screen, as: .image, testName: testName, line: line)
    }

    func testAllParts() { check() }

    func testShowAndDismiss() {
        let screen = Screen(.iPhoneSe)
        let background = UIViewController()
        background.view.backgroundColor = .systemBackground
        screen.show(background)
        let popup = ConfirmationPopup(
            icon: UIImage(systemName: "trash"), title: "Delete photo?",
            content: "It will be removed from all of your devices.",
            okTitle: "Delete", cancelTitle: "Keep")
        popup.show(in: background.view, animated: true)
        assertSnapshot(of: screen, as: .filmstrip(at: [0, 0.05, 0.1, 0.25]), named: "show")
        popup.dismiss()
        assertSnapshot(of: screen, as: .filmstrip(at: [0, 0.1, 0.15, 0.2]), named: "dismiss")
        XCTAssertNil(popup.superview)
    }

    func testWithoutIcon() { check(icon: nil) }

    func testWithoutTitle() { check(title: nil) }

    func testWithoutCancel() { check(cancel: nil) }

    func testContentOnly() {
        check(icon: nil, title: nil, content: "Your changes are saved.", ok: "OK", cancel: nil)
    }

    func testFiveLines() {
        check(
            icon: "exclamationmark.triangle.fill", title: "The storage of this device is nearly full",
            content: """
                Photos and videos take up most of the space. You can move them to the cloud, keep smaller copies \
                here, and get the originals back whenever you open them. Nothing is deleted.
                """,
            ok: "Free up", cancel: "Later")
    }

    func testTurkish() {
        check(
            title: "Fotoğraf silinsin mi?",
            content: "Bu fotoğraf bütün aygıtlarınızdan kaldırılacak. Bu işlem geri alınamaz.", ok: "Sil",
            cancel: "Vazgeç", language: "tr")
    }

    func testRussian() {
        check(
            title: "Удалить фотографию?",
            content: "Она будет удалена со всех ваших устройств. Это действие нельзя отменить.", ok: "Удалить",
            cancel: "Оставить", language: "ru")
    }

    func testArabicFromRightToLeft() {
        check(
            title: "هل تريد حذف الصورة؟", content: "ستُزال من جميع أجهزتك. لا يمكن التراجع عن هذا الإجراء.", ok: "حذف",
            cancel: "إبقاء", language: "ar", direction: .rightToLeft)
    }

    func testTraditionalChinese() {
        check(
            title: "要刪除這張照片嗎？", content: "照片將從您的所有裝置上移除，此動作無法還原。刪除前請先確認已經備份重要的內容。", ok: "刪除",
            cancel: "保留", language: "zh-Hant")
    }

    func testButtonsTellAndClose() async throws {
        try await MainActor.run {
            for (title, answer) in [("Delete", "confirmed"), ("Keep", "cancelled")] {
                let screen = Screen(.iPhone8)
                let background = UIViewController()
                screen.show(background)
                let popup = ConfirmationPopup(
                    title: "Delete photo?", content: "It will be removed.", okTitle: "Delete", cancelTitle: "Keep")
                var answers: [String] = []
                popup.didConfirm = { answers.append("confirmed") }
                popup.didCancel = { answers.append("cancelled") }
                popup.show(in: background.view)
                try screen.tap(title)
                XCTAssertEqual(answers, [answer])
                XCTAssertNil(popup.superview)
            }
        }
    }
}
