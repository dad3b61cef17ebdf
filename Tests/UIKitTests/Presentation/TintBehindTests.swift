import Testing

@testable import UIKit

@MainActor struct TintBehindTests {
    private final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    private func white(of color: UIColor?) -> CGFloat? {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        return color?.getWhite(&white, alpha: &alpha) ?? false ? white : nil
    }

    @Test func `a dimmed tint has no colour, in all views below but those with a mode of their own`() {
        let (view, child, other) = (UIView(), Tinted(), UIView())
        view.addSubview(child)
        view.addSubview(other)
        other.tintAdjustmentMode = .normal
        other.tintColor = .red
        child.changes = 0
        #expect(view.tintAdjustmentMode == .normal)
        view.tintAdjustmentMode = .dimmed
        #expect(child.changes == 1)
        #expect(child.tintAdjustmentMode == .dimmed)
        // Of the system's blue, 0 122 255: 0.587 · 122 + 0.114 · 255 of 255.
        #expect(white(of: child.tintColor).map { abs($0 - 100.684 / 255) < 1e-4 } == true)
        #expect(other.tintColor == .red)
        view.tintAdjustmentMode = .automatic
        #expect(child.tintColor == .systemBlue)
    }

    enum Kind: CaseIterable { case alert, actionSheet, popover, sheet, fullScreen, undimmedSheet }

    private final class Stays: UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    private func controller(_ kind: Kind, source: UIView, _ delegate: Stays) -> UIViewController {
        let controller = UIViewController()
        switch kind {
        case .alert: return UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        case .actionSheet: return UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        case .popover:
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceView = source
            controller.popoverPresentationController?.delegate = delegate
        case .sheet: break
        case .undimmedSheet:
            controller.sheetPresentationController?.detents = [.medium(), .large()]
            controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        case .fullScreen: controller.modalPresentationStyle = .fullScreen
        }
        return controller
    }

    @Test(arguments: Kind.allCases)
    func `what asks for an answer dims the tint behind it, as long as it is there`(kind: Kind) {
        let stage = TouchStage()
        let delegate = Stays()
        let presented = controller(kind, source: stage.view, delegate)
        stage.controller.present(presented, animated: true)
        stage.window.layoutIfNeeded()
        let dims = kind != .fullScreen && kind != .undimmedSheet
        #expect(stage.view.tintAdjustmentMode == (dims ? .dimmed : .normal))
        #expect(presented.view.tintAdjustmentMode == .normal)
        presented.dismiss(animated: true)
        #expect(stage.view.tintAdjustmentMode == .normal)
    }

    @Test func `a sheet that rises above its undimmed height dims the tint`() {
        let stage = TouchStage()
        let presented = controller(.undimmedSheet, source: stage.view, Stays())
        stage.controller.present(presented, animated: true)
        presented.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.window.layoutIfNeeded()
        #expect(stage.view.tintAdjustmentMode == .dimmed)
        presented.sheetPresentationController?.selectedDetentIdentifier = .medium
        stage.window.layoutIfNeeded()
        #expect(stage.view.tintAdjustmentMode == .normal)
        presented.dismiss(animated: true)
    }
}
