public import UIKit

/// Fingers on the screen. Nothing of this takes real time; a press takes its time of the virtual clock.
extension Screen {
    // MARK: Tapping

    /// Taps the view that has this name: its accessibility identifier or label, its title, or the text it shows.
    ///
    /// The finger comes down on the middle of the view, and on whatever is in front of it there, as on a device.
    public func tap(_ name: String) throws(ScreenError) {
        tap(at: try place(of: name))
    }

    /// Taps the middle of the view.
    public func tap(_ view: UIView) throws(ScreenError) {
        tap(at: try place(of: view))
    }

    /// Taps a point of the screen, in points. Where no window is, nothing happens.
    public func tap(at point: CGPoint) {
        press(at: point) { $0.lift() }
    }

    /// Two taps in quick succession.
    public func doubleTap(_ name: String) throws(ScreenError) {
        doubleTap(at: try place(of: name))
    }

    /// Two taps in quick succession at a point of the screen, in points.
    public func doubleTap(at point: CGPoint) {
        prepare()
        TouchDelivery(pressing: point)?.lift()
        press(at: point) { $0.lift() }
    }

    // MARK: Pressing and moving

    /// Keeps a finger on the view with this name for a time of the virtual clock, in seconds.
    public func longPress(_ name: String, for duration: TimeInterval = 1) throws(ScreenError) {
        longPress(at: try place(of: name), for: duration)
    }

    /// Keeps a finger on the middle of the view for a time of the virtual clock, in seconds.
    public func longPress(_ view: UIView, for duration: TimeInterval = 1) throws(ScreenError) {
        longPress(at: try place(of: view), for: duration)
    }

    /// Keeps a finger on a point of the screen for a time of the virtual clock, in seconds.
    public func longPress(at point: CGPoint, for duration: TimeInterval = 1) {
        press(at: point) { finger in
            VirtualClock.shared.advance(by: duration)
            finger.lift()
        }
    }

    /// Keeps a finger on the view with this name while `body` runs, such as a snapshot of how it looks pressed; then lifts it.
    public func press(_ name: String, while body: () throws -> Void) throws {
        guard let finger = TouchDelivery(pressing: try place(of: name)) else { return }
        layOut()
        defer {
            finger.lift()
            layOut()
        }
        try body()
    }

    /// Moves a finger from one point of the screen to another in a straight line, in points; it takes so many seconds of the virtual
    /// clock, sixty events each.
    ///
    /// A scroll view's content goes on with the finger's speed; a snapshot shows it at rest, `advance(by:)` on its way.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
        press(at: start) { finger in
            move(finger, for: duration) { part in
                [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)]
            }
            finger.lift()
        }
    }

    /// Swipes over the view with this name: 100 points in a sixth of a second, from its middle.
    public func swipe(_ direction: UISwipeGestureRecognizer.Direction, on name: String) throws(ScreenError) {
        let start = try place(of: name)
        var end = start
        switch direction {
        case .left: end.x -= 100
        case .up: end.y -= 100
        case .down: end.y += 100
        default: end.x += 100
        }
        drag(from: start, to: end, duration: 1.0 / 6)
    }

    // MARK: Typing

    /// Taps the view with this name and types; a line break is the return key.
    public func type(_ text: String, into name: String) throws(ScreenError) {
        try tap(name)
        guard enter(text) else { throw .takesNoText(name: name) }
    }

    /// Types into the first responder; a line break is the return key.
    public func type(_ text: String) throws(ScreenError) {
        guard enter(text) else { throw .takesNoText(name: nil) }
    }

    /// Key by key, as far as somebody takes them.
    private func enter(_ text: String) -> Bool {
        guard UIResponder.textInput != nil else { return false }
        for character in text { UIResponder.textInput?.insertText(String(character)) }
        layOut()
        return true
    }

    // MARK: Time

    /// Lets time pass on the virtual clock, in seconds: animations move on, delays and completions come due.
    public func advance(by seconds: TimeInterval) {
        layOut()
        VirtualClock.shared.advance(by: seconds)
        layOut()
    }

    // MARK: Parts

    func place(of name: String) throws(ScreenError) -> CGPoint {
        prepare()
        return try ScreenSearch(screen: self).place(of: name)
    }

    func place(of view: UIView) throws(ScreenError) -> CGPoint {
        prepare()
        return try ScreenSearch(screen: self).place(of: view)
    }

    /// What has only begun to move is where it goes to: fingers touch what a snapshot would show.
    func prepare() {
        layOut()
        VirtualClock.shared.settle()
        layOut()
    }

    private func press(at point: CGPoint, _ move: (TouchDelivery) -> Void) {
        press(at: [point], move)
    }

    /// Puts fingers down, lets them do what they do, and lays out what that has changed.
    func press(at points: [CGPoint], _ move: (TouchDelivery) -> Void) {
        prepare()
        guard let fingers = TouchDelivery(pressing: points) else { return }
        layOut()
        move(fingers)
        // A tap that might become a double one is a single one once no second follows.
        if TouchDelivery.isUndecided { VirtualClock.shared.advance(by: TouchDelivery.longestPause) }
        layOut()
    }

    /// Moves fingers for a time of the virtual clock, in seconds, with sixty events each.
    /// - Parameter places: where the fingers are after a part of the time, 0 to 1, in points.
    func move(_ fingers: TouchDelivery, for duration: TimeInterval, _ places: (CGFloat) -> [CGPoint]) {
        let steps = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            VirtualClock.shared.advance(by: duration / TimeInterval(steps))
            fingers.move(to: places(CGFloat(step) / CGFloat(steps)))
        }
    }

    private func layOut() {
        for window in windows { window.layoutIfNeeded() }
    }
}
