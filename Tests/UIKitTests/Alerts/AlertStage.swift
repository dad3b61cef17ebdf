import SnapGraphics
import SnapRaster

@testable import UIKit

/// A white screen, 393 × 852 points at 3x with a status bar of 59 and a home indicator of 34, that shows an alert.
@MainActor
final class AlertStage {
    static let phone = Device(
        size: CGSize(width: 393, height: 852), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        traits: UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
        ]))
    static let pad = DeviceModel.iPadMini.device()

    let window: UIWindow
    let presenter = UIViewController()
    private let device: Device

    init(_ device: Device = AlertStage.phone) {
        self.device = device
        UIScreen.main.device = device
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = presenter
        presenter.view.backgroundColor = .white
        window.makeKeyAndVisible()
    }

    func show(_ controller: UIViewController) {
        presenter.present(controller, animated: false)
        window.layoutIfNeeded()
    }

    func close() {
        presenter.dismiss(animated: false)
        window.isHidden = true
        UIScreen.main.device = .phone375
    }

    /// The views of a class, in tree order.
    func views<View: UIView>(_ type: View.Type) -> [View] {
        func find(_ view: UIView) -> [View] { [view as? View].compactMap { $0 } + view.subviews.flatMap(find) }
        return find(window)
    }

    /// The first view of a class, in the window's coordinates, in points.
    func frame<View: UIView>(_ type: View.Type) -> CGRect? {
        views(type).first.map { $0.convert($0.bounds, to: window) }
    }

    /// Title and message, from the top.
    var texts: [UILabel] {
        views(AlertHeaderView.self).flatMap { $0.subviews[0].subviews.compactMap { $0 as? UILabel } }
    }

    func button(_ title: String) -> AlertActionView? {
        views(AlertActionView.self).first { $0.accessibilityLabel == title }
    }

    func draw() throws -> Bitmap {
        try Rasterizer.draw(ViewRenderer.render(window, in: RenderEnvironment(device: device)).displayList)
    }
}

extension Bitmap {
    /// The colour of a device pixel, `#RRGGBB`.
    func color(_ x: Int, _ y: Int) -> String {
        let levels = [self[x, y], self[x, y] >> 8, self[x, y] >> 16].map { UInt8($0 & 255) }
        return Color(red: levels[0], green: levels[1], blue: levels[2]).summary
    }
}

extension UILabel {
    /// The first baseline in the superview's coordinates, in device pixels at 3x.
    var baselineAt3x: CGFloat {
        let distance: CGFloat = firstBaselineFromTop ?? 0
        return (3 * (frame.minY + distance)).rounded()
    }
}
