/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of its x.
struct TimingCurve: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    /// The x of both control points are clamped to 0…1.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = max(0, min(1, x1))
        self.y1 = y1
        self.x2 = max(0, min(1, x2))
        self.y2 = y2
    }

    init(_ name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self = .easeIn
        case .easeOut: self = .easeOut
        case .easeInEaseOut: self = .easeInOut
        case .default: self.init(0.25, 0.1, 0.25, 1)
        default: self = .linear
        }
    }

    static let linear = TimingCurve(0, 0, 1, 1)
    static let easeIn = TimingCurve(0.42, 0, 1, 1)
    static let easeOut = TimingCurve(0, 0, 0.58, 1)
    static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

    /// The progress at a fraction of the time, which is clamped to 0…1.
    func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if self == .linear { return time }
        return Self.coordinate(y1, y2, at: parameter(at: time))
    }

    /// The curve's parameter where x is `time`: bisection, because x never falls along the curve. Each step is exact to the last bit
    /// of what the curve's arithmetic can tell, whatever the slope.
    private func parameter(at time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            guard middle > low, middle < high else { break }
            if Self.coordinate(x1, x2, at: middle) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }
}
