public import UIKit

/// Scrolling with a finger, to a place that is known beforehand.
extension Screen {
    /// Scrolls the content that the view with this name is in by a distance; it is at rest when the call returns.
    ///
    /// The finger comes down on the middle of the view, and rests before it is lifted: nothing glides on. Beyond its end, content springs
    /// back. `drag(from:to:)` and `swipe(_:on:)` let it go with its speed.
    /// - Parameter distance: what the content's offset changes by, in points: down a list is a positive `y`.
    public func scroll(_ name: String, by distance: CGPoint) throws(ScreenError) {
        scroll(at: try place(of: name), by: distance)
    }

    /// Scrolls the content that the view is, or is in, by a distance in points.
    public func scroll(_ view: UIView, by distance: CGPoint) throws(ScreenError) {
        scroll(at: try place(of: view), by: distance)
    }

    /// Scrolls the content at a point of the screen by a distance, both in points.
    public func scroll(at point: CGPoint, by distance: CGPoint) {
        let end = CGPoint(x: point.x - distance.x, y: point.y - distance.y)
        press(at: [point]) { finger in
            move(finger, for: 0.25) { part in
                [CGPoint(x: point.x - distance.x * part, y: point.y - distance.y * part)]
            }
            move(finger, for: 0.1) { _ in [end] }
            finger.lift()
        }
        prepare()
    }
}
