extension UIWindow {
    /// How much of the window's lower part the keyboard covers, in points.
    var keyboardHeight: CGFloat {
        guard let keyboard = Keyboard.shared.frame else { return 0 }
        return max(0, frame.maxY - keyboard.minY)
    }

    /// Guides and presentations follow the keyboard.
    func keyboardDidChange() {
        func visit(_ view: UIView) {
            if view.storedKeyboardGuide != nil { view.layoutInsetsDidChange() }
            for subview in view.subviews { visit(subview) }
        }
        visit(self)
        for presentation in presentations { presentation.containerView?.setNeedsLayout() }
    }
}
