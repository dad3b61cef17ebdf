import SnapGraphics
import Testing

@testable import UIKit

@MainActor struct SheetTests {
    /// A phone of 390 × 844 points with 47 of safe area above and 34 below, or an iPad of 768 × 1024 with 20 above.
    @MainActor private final class Stage {
        let window: UIWindow
        let presenter = UIViewController()
        let content = UIViewController()

        init(_ model: DeviceModel = .iPhone13, style: UIModalPresentationStyle = .automatic) {
            UIScreen.main.device = model.device()
            window = UIWindow()
            window.rootViewController = presenter
            window.makeKeyAndVisible()
            content.modalPresentationStyle = style
        }

        func present() {
            presenter.present(content, animated: true)
            window.layoutIfNeeded()
        }

        var sheet: SheetView? { content.view.superview as? SheetView }
        /// The sheet's frame in pixels at 3x.
        var pixels: CGRect? {
            sheet.map { PixelGrid(scale: 1).round($0.frame.applying(CGAffineTransform(scaleX: 3, y: 3))) }
        }
        var controller: UISheetPresentationController? { content.sheetPresentationController }

        isolated deinit {
            window.isHidden = true
            UIScreen.main.device = .phone375
        }
    }

    /// 0.56 of 844 - 57 - 34 points, and the 34 below: 455.68; in pixels at 3x.
    private static let medium = CGRect(x: 0, y: 1165, width: 1170, height: 1367)

    @Test func `without a style a controller is a sheet below the status bar, elevated`() {
        let stage = Stage()
        stage.present()
        #expect(stage.sheet?.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
        #expect(stage.sheet?.layer.cornerRadius == 10)
        #expect(stage.sheet?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(stage.content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(stage.content.traitCollection.userInterfaceLevel == .elevated)
        #expect(stage.presenter.traitCollection.userInterfaceLevel == .base)
    }

    @Test func `the presenter is a card behind a large sheet, and itself again afterwards`() {
        let stage = Stage()
        stage.present()
        let frame = stage.presenter.view.frame
        #expect(abs(frame.minX - 16) < 1e-9 && abs(frame.width - 358) < 1e-9)
        #expect(abs(frame.minY - 47) < 1e-9)
        #expect(stage.presenter.view.layer.cornerRadius == 10)
        #expect(stage.window.subviews.first?.backgroundColor == .black)
        stage.presenter.dismiss(animated: true)
        #expect(stage.presenter.view.frame == stage.window.bounds)
        #expect(stage.presenter.view.layer.cornerRadius == 0)
        #expect(stage.window.subviews.count == 1)
    }

    @Test func `detents decide the height; the smallest comes first`() {
        let stage = Stage()
        stage.controller?.detents = [.medium(), .large()]
        stage.present()
        #expect(stage.pixels == Self.medium)
        #expect(stage.presenter.view.transform == .identity)
        stage.controller?.animateChanges { stage.controller?.selectedDetentIdentifier = .large }
        #expect(stage.sheet?.frame.minY == 57)
        #expect(stage.presenter.view.transform != .identity)
    }

    @Test func `a custom detent says its height without the safe area, from the largest there is`() {
        let stage = Stage()
        var largest: CGFloat = 0
        let third = UISheetPresentationController.Detent.custom(identifier: .init("third")) { context in
            largest = context.maximumDetentValue
            return context.maximumDetentValue / 3
        }
        let none = UISheetPresentationController.Detent.custom { _ in nil }
        stage.controller?.detents = [none, third]
        stage.present()
        // 844 - 57 - 34.
        #expect(largest == 753)
        #expect(abs((stage.sheet?.bounds.height ?? 0) - 285) < 1e-9)
    }

    @Test func `a finger draws the sheet to another detent, and the delegate is told`() {
        final class Listener: UISheetPresentationControllerDelegate {
            var selected: [String] = []
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) {
                selected.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
            }
        }
        let stage = Stage()
        let listener = Listener()
        stage.controller?.detents = [.medium(), .large()]
        stage.controller?.delegate = listener
        stage.present()
        let finger = TouchDelivery(pressing: CGPoint(x: 195, y: 440))
        finger?.move(to: CGPoint(x: 195, y: 140))
        finger?.lift()
        stage.window.layoutIfNeeded()
        #expect(listener.selected == ["com.apple.UIKit.large"])
        #expect(stage.sheet?.frame.minY == 57)
    }

    @Test func `a sheet goes with the finger, down and up, as far as it can get`() {
        let stage = Stage()
        stage.controller?.detents = [.medium(), .large()]
        stage.present()
        let start = stage.sheet?.frame.minY ?? 0
        let finger = TouchDelivery(pressing: CGPoint(x: 195, y: 440))
        for (way, expected) in [(50.0, start + 50), (-100, start - 100), (-700, 57)] {
            finger?.move(to: CGPoint(x: 195, y: 440 + way))
            stage.window.layoutIfNeeded()
            #expect(abs((stage.sheet?.frame.minY ?? 0) - expected) < 1e-6)
        }
        finger?.cancel()
        stage.window.layoutIfNeeded()
        #expect(stage.sheet?.frame.minY == start)
    }

    @Test func `grabber and corner radius`() throws {
        let stage = Stage()
        stage.controller?.prefersGrabberVisible = true
        stage.controller?.preferredCornerRadius = 24
        stage.present()
        let grabber = try #require(stage.sheet?.subviews.last as? SheetGrabber)
        #expect(grabber.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
        #expect(stage.sheet?.layer.cornerRadius == 24)
    }

    @Test func `up to the undimmed detent all behind is bright and can be touched`() {
        let stage = Stage()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.presenter.view.addSubview(button)
        stage.controller?.detents = [.medium()]
        stage.controller?.largestUndimmedDetentIdentifier = .medium
        stage.present()
        #expect(stage.sheet?.superview?.subviews.first?.isHidden == true)
        TouchDelivery(pressing: CGPoint(x: 50, y: 120))?.lift()
        #expect(taps == 1)
        #expect(stage.content.presentingViewController != nil)
    }

    @Test func `a sheet on a sheet pushes that back, and a medium one does not`() throws {
        let stage = Stage()
        stage.present()
        let second = UIViewController()
        second.sheetPresentationController?.detents = [.medium(), .large()]
        stage.content.present(second, animated: false)
        stage.window.layoutIfNeeded()
        let first = try #require(stage.sheet)
        #expect(first.transform == .identity)
        second.sheetPresentationController?.animateChanges {
            second.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        // Below the status bar of 47 points, beside 16.
        #expect(abs(first.frame.minY - 47) < 1e-9 && abs(first.frame.minX - 16) < 1e-9)
        #expect((second.view.superview as? SheetView)?.frame.minY == 57)
        stage.content.dismiss(animated: false)
        #expect(first.frame.minY == 57)
    }

    @Test func `a phone on its side is covered, unless the sheet prefers the bottom edge`() throws {
        let stage = Stage()
        UIScreen.main.device = DeviceModel.iPhone13.device(isLandscape: true)
        stage.window.frame = UIScreen.main.bounds
        stage.content.preferredContentSize = CGSize(width: 400, height: 200)
        stage.controller?.detents = [.medium(), .large()]
        stage.controller?.prefersGrabberVisible = true
        stage.present()
        let sheet = try #require(stage.sheet)
        #expect(sheet.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(sheet.layer.cornerRadius == 0)
        #expect(sheet.subviews.count == 1)
        stage.controller?.prefersEdgeAttachedInCompactHeight = true
        stage.controller?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        stage.window.layoutIfNeeded()
        // Medium does not count here.
        #expect(sheet.frame == CGRect(x: 222, y: 10, width: 400, height: 380))
        #expect(sheet.subviews.count == 2)
        #expect(stage.presenter.view.transform == .identity)
    }

    @Test func `a delegate may make a sheet cover the screen on a phone`() {
        final class Delegate: UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
        }
        let delegate = Delegate()
        let stage = Stage(style: .formSheet)
        stage.content.presentationController?.adaptiveDelegate = delegate
        stage.present()
        #expect(stage.sheet == nil)
        #expect(stage.content.view.frame == stage.window.bounds)
        #expect(stage.presenter.view.isHidden)
    }

    @Test func `on an iPad a form sheet is a card of 540 × 620, or as its content wishes`() {
        let stage = Stage(.iPadMini, style: .formSheet)
        stage.present()
        #expect(stage.sheet?.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
        #expect(stage.presenter.view.transform == .identity)
        stage.content.preferredContentSize = CGSize(width: 300, height: 200)
        stage.window.layoutIfNeeded()
        #expect(stage.sheet?.frame == CGRect(x: 234, y: 412, width: 300, height: 200))
        TouchDelivery(pressing: CGPoint(x: 20, y: 20))?.lift()
        #expect(stage.content.presentingViewController == nil)
    }

    @Test func `a popover becomes a sheet on a phone, and its delegate is asked about the popover`() {
        final class Delegate: UIPopoverPresentationControllerDelegate {
            var asked: [UIPresentationController] = []
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                asked.append(presentationController)
                return true
            }
        }
        let stage = Stage(style: .popover)
        let delegate = Delegate()
        let popover = stage.content.popoverPresentationController
        popover?.sourceView = stage.presenter.view
        popover?.delegate = delegate
        popover?.adaptiveSheetPresentationController.detents = [.medium()]
        stage.present()
        #expect(stage.pixels == Self.medium)
        #expect(popover?.adaptivePresentationStyle == .formSheet)
        TouchDelivery(pressing: CGPoint(x: 20, y: 20))?.lift()
        #expect(stage.content.presentingViewController == nil)
        #expect(delegate.asked.count == 1 && delegate.asked.first === popover)
    }

    @Test func `a card in the middle of an iPad is drawn away by half of its height, and has no detents`() throws {
        UIScreen.main.device = DeviceModel.iPadPro11.device()
        defer { UIScreen.main.device = .phone375 }
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let form = UIViewController()
        form.modalPresentationStyle = .formSheet
        form.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(form, animated: false)
        window.layoutIfNeeded()
        let frame = form.view.convert(form.view.bounds, to: nil)
        #expect(frame.height == 620)
        func drag(by distance: CGFloat) {
            let finger = TouchDelivery(pressing: CGPoint(x: frame.midX, y: frame.minY + 20))
            for step in 1...10 {
                VirtualClock.shared.advance(by: 0.1)
                finger?.move(to: CGPoint(x: frame.midX, y: frame.minY + 20 + distance * CGFloat(step) / 10))
            }
            VirtualClock.shared.advance(by: 1)
            finger?.lift()
        }
        drag(by: 200)
        #expect(form.presentingViewController === root)
        #expect(form.sheetPresentationController?.selectedDetentIdentifier == nil)
        drag(by: 330)
        #expect(form.presentingViewController == nil)
    }
}
