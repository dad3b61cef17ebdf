import SnapGraphics

extension LayerEmitter {
    /// Fills a shape with a colour resolved under the traits of the view being drawn.
    mutating func fill(_ shape: Shape, _ color: UIColor) {
        fill(shape, color.resolved(with: traits))
    }

    /// Fills a rectangle with round corners, in points.
    mutating func fill(_ rect: CGRect, radius: CGFloat, continuous: Bool = false, _ color: UIColor) {
        fill(.roundedRect(RoundedRect(rect: rect, radius: radius, curve: continuous ? .continuous : .circular)), color)
    }

    /// The shadow of a rounded rectangle as it was fitted: a Gaussian of standard deviation `sigma`, moved down by `dy` points.
    ///
    /// A layer's shadow of radius r was measured to fall off with 0.91 r.
    mutating func shadow(_ rect: CGRect, radius: CGFloat, alpha: CGFloat, sigma: CGFloat, dy: CGFloat) {
        let color = Color(red: 0, green: 0, blue: 0, alpha: Color.level(Double(alpha)))
        shadow(
            .roundedRect(RoundedRect(rect: rect, radius: radius)),
            Shadow(color: color, offset: CGSize(width: 0, height: dy), radius: sigma / 0.91))
    }

    /// Strokes an open line with round ends, in points.
    mutating func line(_ points: [CGPoint], width: CGFloat, _ color: UIColor) {
        guard let first = points.first else { return }
        var path = Path()
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        stroke(path, StrokeStyle(width: width, cap: .round, join: .round), color.resolved(with: traits))
    }
}

extension UIColor {
    /// A colour for each appearance, as levels of sRGB.
    static func appearance(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

extension Comparable {
    /// The nearest value of a range; its lower end where the range's ends stand the wrong way round.
    func clamped(_ low: Self, _ high: Self) -> Self {
        max(low, min(high, self))
    }
}
