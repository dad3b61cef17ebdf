extension UIColor {
    /// Makes this the current context's colour of fills and strokes.
    @preconcurrency @MainActor
    public func set() {
        setFill()
        setStroke()
    }

    @preconcurrency @MainActor
    public func setFill() {
        GraphicsContexts.shared.current(for: "UIColor.setFill()")?.setFillColor(cgColor)
    }

    @preconcurrency @MainActor
    public func setStroke() {
        GraphicsContexts.shared.current(for: "UIColor.setStroke()")?.setStrokeColor(cgColor)
    }
}
