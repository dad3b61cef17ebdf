import UIKit

/// A window of the screen's size with an empty view to put views into, and fingers to touch them.
@MainActor
final class TouchStage {
    let window = UIWindow()
    let controller = UIViewController()

    init() {
        UIScreen.main.device = .phone375
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    var view: UIView { controller.view }

    func add(_ views: UIView...) {
        for each in views { view.addSubview(each) }
        window.layoutIfNeeded()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        TouchDelivery(pressing: CGPoint(x: x, y: y))?.lift()
        window.layoutIfNeeded()
    }

    /// A finger that comes down and moves through the points.
    func press(_ points: CGPoint...) -> TouchDelivery? {
        let finger = TouchDelivery(pressing: points[0])
        for point in points.dropFirst() { finger?.move(to: point) }
        return finger
    }

    func drag(_ points: CGPoint...) {
        let finger = TouchDelivery(pressing: points[0])
        for point in points.dropFirst() { finger?.move(to: point) }
        finger?.lift()
    }

    isolated deinit {
        window.isHidden = true
    }
}
