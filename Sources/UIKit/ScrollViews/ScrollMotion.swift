import SnapGraphics

/// Where the content of a scroll view is along one axis after a finger has let it go; in points, by whole milliseconds.
///
/// First it glides: each millisecond its speed is multiplied by the deceleration rate (Apple, WWDC 2018, session 803, *Designing Fluid
/// Interfaces*). At the end of the content, and on the way to a page, it is drawn to its place by a critically damped spring, whose
/// stiffness is not documented.
struct ScrollMotion: Hashable, Sendable {
    private let start: CGFloat
    /// In points per second.
    private let speed: CGFloat
    private let rate: CGFloat
    /// Milliseconds until the spring takes over; all of the motion where it glides to its rest.
    private let glideLength: Int
    private let springStart: CGFloat
    private let springSpeed: CGFloat

    /// Where the content comes to rest.
    let end: CGFloat
    /// In milliseconds; 0 for content that is at rest.
    let length: Int

    /// Glides, as far as the content goes.
    /// - Parameters:
    ///   - range: the offsets at which only content is seen.
    ///   - bounces: whether the content goes beyond its end on arrival.
    init(glidingFrom start: CGFloat, speed: CGFloat, rate: CGFloat, within range: ClosedRange<CGFloat>, bounces: Bool) {
        let rest = Self.projection(of: start, speed: speed, rate: rate)
        guard range.contains(start), !range.contains(rest) else {
            let isOutside = !range.contains(start)
            let end = isOutside ? min(max(start, range.lowerBound), range.upperBound) : rest
            self.init(
                start, speed: speed, rate: rate, glideLength: isOutside ? 0 : nil, springStart: start,
                springSpeed: speed, end: end)
            return
        }
        let edge = rest > range.upperBound ? range.upperBound : range.lowerBound
        // The part of the way that is left shrinks by the rate each millisecond.
        let left = (edge - rest) / (start - rest)
        let milliseconds = Self.steps(for: left, rate: rate)
        let remaining = Self.power(rate, milliseconds)
        self.init(
            start, speed: speed, rate: rate, glideLength: milliseconds, springStart: edge,
            springSpeed: bounces ? speed * remaining : 0, end: edge)
    }

    /// Goes to a place that was chosen for it.
    init(from start: CGFloat, speed: CGFloat, to end: CGFloat) {
        self.init(start, speed: speed, rate: 1, glideLength: 0, springStart: start, springSpeed: speed, end: end)
    }

    /// - Parameter glideLength: nil glides to its rest.
    private init(
        _ start: CGFloat, speed: CGFloat, rate: CGFloat, glideLength: Int?, springStart: CGFloat,
        springSpeed: CGFloat, end: CGFloat
    ) {
        self.start = start
        self.speed = speed
        self.rate = rate
        self.springStart = springStart
        self.springSpeed = springSpeed
        self.end = end
        guard let glideLength else {
            let distance = abs(end - start)
            let milliseconds = distance < Self.tolerance ? 0 : Self.steps(for: Self.tolerance / distance, rate: rate)
            self.glideLength = milliseconds
            length = milliseconds
            return
        }
        self.glideLength = glideLength
        length = glideLength + Self.springLength(distance: springStart - end, speed: springSpeed)
    }

    /// Where a speed brings the content that nothing stops.
    static func projection(of start: CGFloat, speed: CGFloat, rate: CGFloat) -> CGFloat {
        start + speed / 1000 * rate / (1 - rate)
    }

    func offset(after milliseconds: Int) -> CGFloat {
        if milliseconds >= length { return end }
        if milliseconds < glideLength {
            return start + speed / 1000 * rate * (1 - Self.power(rate, milliseconds)) / (1 - rate)
        }
        return end
            + Self.spring(
                distance: springStart - end, speed: springSpeed, after: CGFloat(milliseconds - glideLength) / 1000
            ).distance
    }

    // MARK: The spring

    /// In radians per second: content is back within half a second.
    private static let frequency: CGFloat = 12
    /// What nobody sees any more: half a point.
    private static let tolerance: CGFloat = 0.5

    private static func spring(
        distance: CGFloat, speed: CGFloat, after seconds: CGFloat
    ) -> (distance: CGFloat, speed: CGFloat) {
        let decay = CGFloat(StableMath.exponential(-Double(frequency * seconds)))
        let slope = speed + frequency * distance
        return ((distance + slope * seconds) * decay, (speed - frequency * slope * seconds) * decay)
    }

    /// Until the content is near its place and hardly moves.
    private static func springLength(distance: CGFloat, speed: CGFloat) -> Int {
        var milliseconds = 0
        while milliseconds < 10_000 {
            let now = spring(distance: distance, speed: speed, after: CGFloat(milliseconds) / 1000)
            if abs(now.distance) < tolerance, abs(now.speed) < tolerance * frequency { break }
            milliseconds += 1
        }
        return milliseconds
    }

    // MARK: Powers

    /// By multiplication, which gives the same bits everywhere.
    private static func power(_ base: CGFloat, _ exponent: Int) -> CGFloat {
        var (result, square, rest) = (CGFloat(1), base, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result *= square }
            square *= square
            rest >>= 1
        }
        return result
    }

    /// After how many factors of the rate less than a part is left.
    private static func steps(for part: CGFloat, rate: CGFloat) -> Int {
        var (left, count) = (CGFloat(1), 0)
        while left > part, count < 20_000 {
            left *= rate
            count += 1
        }
        return count
    }
}
