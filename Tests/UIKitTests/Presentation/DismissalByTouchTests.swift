import Testing

@testable import UIKit

/// Source of the calls: Apple, *UIAdaptivePresentationControllerDelegate*.
@MainActor struct DismissalByTouchTests {
    @MainActor private final class Stage: UIPopoverPresentationControllerDelegate {
        let touch = TouchStage()
        let source = UIView(frame: CGRect(x: 87.5, y: 308.5, width: 200, height: 50))
        let menu = UIViewController()
        private(set) var log: [String] = []
        var dismisses = true

        init(style: UIModalPresentationStyle = .popover) {
            VirtualClock.shared.advance(by: 1)
            touch.add(source)
            menu.modalPresentationStyle = style
            menu.preferredContentSize = CGSize(width: 240, height: 135)
            menu.popoverPresentationController?.sourceView = source
            menu.presentationController?.delegate = self
        }

        func present() {
            touch.controller.present(menu, animated: true)
            touch.window.layoutIfNeeded()
        }

        var isPresented: Bool { menu.presentingViewController != nil }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("should")
            return dismisses
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.append("will \(isPresented)")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("did \(isPresented)")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.append("attempt")
        }
    }

    @Test func `a tap outside dismisses a popover, and the delegate is asked and told`() {
        let stage = Stage()
        stage.present()
        stage.touch.tap(187, 450)
        #expect(stage.isPresented)
        stage.touch.tap(20, 40)
        #expect(!stage.isPresented)
        #expect(stage.log == ["should", "will true", "did false"])
    }

    @Test func `a delegate that refuses is told of the attempt`() {
        let stage = Stage()
        stage.dismisses = false
        stage.present()
        stage.touch.tap(20, 40)
        #expect(stage.isPresented)
        #expect(stage.log == ["should", "attempt"])
    }

    @Test func `what is modal in its presentation is not asked about`() {
        let stage = Stage()
        stage.menu.isModalInPresentation = true
        stage.present()
        stage.touch.tap(20, 40)
        #expect(stage.isPresented)
        #expect(stage.log == ["attempt"])
    }

    @Test func `dismissal by code tells the delegate nothing`() {
        let stage = Stage()
        stage.present()
        var isDone = false
        stage.menu.dismiss(animated: true) { isDone = true }
        #expect(isDone && !stage.isPresented)
        #expect(stage.log == [])
    }

    @Test func `what is behind a popover gets no touches, but views that are let through`() {
        let stage = Stage()
        let (button, other) = (UIButton(), UIButton())
        var taps: [String] = []
        for (name, each, x) in [("through", button, 0.0), ("behind", other, 200.0)] {
            each.frame = CGRect(x: x, y: 20, width: 100, height: 40)
            each.addAction(UIAction { _ in taps.append(name) }, for: .touchUpInside)
            stage.touch.add(each)
        }
        stage.menu.popoverPresentationController?.passthroughViews = [button]
        stage.present()
        stage.touch.tap(50, 40)
        #expect(taps == ["through"])
        #expect(stage.isPresented)
        stage.touch.tap(250, 40)
        #expect(taps == ["through"])
        #expect(!stage.isPresented)
    }

    @Test func `a sheet is drawn down and away, or springs back`() {
        let stage = Stage(style: .pageSheet)
        stage.present()
        // 667 points high with a status bar of 20: the sheet begins at 40.
        #expect(stage.menu.view.superview?.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
        let finger = stage.touch.press(CGPoint(x: 187, y: 60), CGPoint(x: 187, y: 160))
        stage.touch.window.layoutIfNeeded()
        #expect(stage.menu.view.superview?.frame.minY == 140)
        finger?.lift()
        stage.touch.window.layoutIfNeeded()
        #expect(stage.menu.view.superview?.frame.minY == 40)
        #expect(stage.log == [])
        stage.touch.drag(CGPoint(x: 187, y: 60), CGPoint(x: 187, y: 460))
        #expect(!stage.isPresented)
        #expect(stage.log == ["should", "will true", "did false"])
    }

    @Test func `a full-screen presentation is not dismissed by touch`() {
        let stage = Stage(style: .overFullScreen)
        stage.present()
        stage.touch.tap(20, 40)
        #expect(stage.isPresented)
    }
}
