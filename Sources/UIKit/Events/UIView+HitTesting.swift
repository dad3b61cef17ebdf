extension UIView {
    /// What `hitTest(_:with:)` does by default: the frontmost view under the point that takes touches.
    ///
    /// Not asked, with all below them: hidden views, views that are transparent to less than 0.01, and those without user interaction.
    /// A subview outside of its superview is not found, whether it is clipped or not. Source: Apple, *UIView.hitTest(_:with:)*.
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, layer.opacity >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    /// Ends editing in this view and all below it; true where nothing here is the first responder afterwards.
    /// - Parameter force: whether it ends without asking.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let editing = UIApplication.shared.firstResponder as? UIView, editing.isDescendant(of: self) else {
            return true
        }
        if editing.resignFirstResponder() { return true }
        if force { editing.giveUpFirstResponder() }
        return force
    }

    // MARK: Gesture recognizers

    /// In the order in which they were added; nil where there is none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Gives the recognizer the touches of this view and of all below it; it leaves the view it was on.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
        recognizers.remove(at: index)
        gestureRecognizer.view = nil
        gestureRecognizer.cancel()
    }
}
