import Foundation

/// Keyframes that are values.
struct ValueTrack: KeyframeTrack {
    /// The three parameters of a cubic track, for each keyframe; 0 where there is none.
    struct Shape {
        var tensions: [Double] = []
        var continuities: [Double] = []
        var biases: [Double] = []
    }

    private let values: [AnimatableValue]
    private let times: [Double]
    private let mode: CAAnimationCalculationMode
    private let curves: [TimingCurve]
    private let shape: Shape

    /// - Parameters:
    ///   - values: at least one.
    ///   - keyTimes: used where there are as many as the mode asks for: one more than values in the discrete mode, else one for each.
    init(
        values: [AnimatableValue], mode: CAAnimationCalculationMode, keyTimes: [Double]?, curves: [TimingCurve],
        shape: Shape
    ) {
        self.values = values
        self.mode = mode
        self.curves = curves
        self.shape = shape
        let isDiscrete = mode == .discrete
        let needed = isDiscrete ? values.count + 1 : values.count
        if mode == .paced || mode == .cubicPaced {
            times = KeyframePlace.times(pacing: zip(values, values.dropFirst()).map { $0.distance(to: $1) })
        } else if let keyTimes, keyTimes.count == needed || (isDiscrete && keyTimes.count == values.count) {
            times = keyTimes
        } else {
            times = KeyframePlace.evenTimes(needed)
        }
    }

    func value(at progress: Double) -> AnimatableValue? {
        if mode == .discrete {
            return values[max(0, min(values.count, times.firstIndex { $0 > progress } ?? values.count) - 1)]
        }
        let place = KeyframePlace(progress, times: times)
        guard values.count > 1 else { return values[0] }
        let fraction =
            curves.indices.contains(place.index) ? curves[place.index].progress(at: place.fraction) : place.fraction
        let (from, to) = (values[place.index], values[place.index + 1])
        guard mode.isCubic, from.kind != .transform, from.components.count == to.components.count else {
            return from.interpolated(to: to, fraction)
        }
        return cubic(from: place.index, fraction)
    }

    /// A Hermite cubic whose tangents come from the neighbours (Kochanek and Bartels, "Interpolating splines with local tension,
    /// continuity, and bias control", 1984); with all parameters 0 a Catmull-Rom spline.
    private func cubic(from index: Int, _ t: Double) -> AnimatableValue {
        let (start, end) = (values[index], values[index + 1])
        let (leaving, arriving) = (tangent(at: index, isLeaving: true), tangent(at: index + 1, isLeaving: false))
        let (t2, t3) = (t * t, t * t * t)
        let weights = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2)
        return AnimatableValue(
            kind: start.kind,
            start.components.indices.map { each in
                start.components[each] * weights.0 + leaving[each] * weights.1 + end.components[each] * weights.2
                    + arriving[each] * weights.3
            })
    }

    private func tangent(at index: Int, isLeaving: Bool) -> [Double] {
        func parameter(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
        let (t, c, b) = (parameter(shape.tensions), parameter(shape.continuities), parameter(shape.biases))
        let sign = isLeaving ? 1.0 : -1
        let here = values[index].components
        let before = index > 0 ? values[index - 1].components : here
        let after = index + 1 < values.count ? values[index + 1].components : here
        guard before.count == here.count, after.count == here.count else { return here.map { _ in 0 } }
        let past = (1 - t) * (1 + b) * (1 + sign * c) / 2
        let future = (1 - t) * (1 - b) * (1 - sign * c) / 2
        return here.indices.map { (here[$0] - before[$0]) * past + (after[$0] - here[$0]) * future }
    }
}

extension AnimatableValue {
    /// The Euclidean distance of the numbers; 0 between values of different kinds.
    func distance(to other: AnimatableValue) -> Double {
        guard kind == other.kind else { return 0 }
        return zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}
