import Foundation
import SnapGraphics

/// Stops that mix straight colours, as Core Graphics and Core Animation do, in a gradient that mixes premultiplied ones.
struct GradientStops {
    let stops: [Gradient.Stop]

    /// - Parameter locations: used where there is one for each colour; else the colours are spaced evenly.
    init(colors: [ColorValue], locations: [Double]?) {
        let count = colors.count
        let places =
            locations.flatMap { $0.count == count ? $0 : nil }
            ?? (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        var stops: [Gradient.Stop] = []
        for (index, (color, place)) in zip(colors, places).enumerated() {
            if index > 0, place > places[index - 1] {
                stops += Self.between(colors[index - 1], color, places[index - 1], place)
            }
            stops.append(Gradient.Stop(location: place, color: color.color))
        }
        self.stops = stops
    }

    /// Where two colours differ in alpha, so many steps between them that the two ways of mixing agree to a level.
    private static func between(
        _ from: ColorValue, _ to: ColorValue, _ start: Double, _ end: Double
    ) -> [Gradient.Stop] {
        guard from.alpha != to.alpha else { return [] }
        let (a, b) = (from.rgb, to.rgb)
        return (1..<steps).map { step in
            let t = CGFloat(step) / CGFloat(steps)
            func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * t }
            let color = ColorValue.sRGB(
                red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
                alpha: mix(from.alpha, to.alpha))
            return Gradient.Stop(location: start + (end - start) * Double(t), color: color.color)
        }
    }

    private static let steps = 16
}
