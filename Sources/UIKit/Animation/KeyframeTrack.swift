import Foundation

/// Values along the duration of a keyframe animation.
protocol KeyframeTrack {
    /// - Parameter progress: from 0 to 1.
    func value(at progress: Double) -> AnimatableValue?
}

/// The keyframes around a progress.
struct KeyframePlace: Hashable {
    /// The keyframe before it.
    var index: Int
    /// From it to the next one, 0 to 1.
    var fraction: Double

    /// - Parameter times: rising, at least one.
    init(_ progress: Double, times: [Double]) {
        let last = max(0, times.count - 2)
        index = min(last, max(0, (times.firstIndex { $0 > progress } ?? times.count) - 1))
        guard times.count > 1 else {
            fraction = 0
            return
        }
        let length = times[index + 1] - times[index]
        fraction = length > 0 ? max(0, min(1, (progress - times[index]) / length)) : 1
    }

    /// Times in proportion to the lengths of the ways between keyframes.
    static func times(pacing lengths: [Double]) -> [Double] {
        let whole = lengths.reduce(0, +)
        var sum = 0.0
        return [0]
            + lengths.map { length in
                sum += length
                return whole > 0 ? sum / whole : 1
            }
    }

    static func evenTimes(_ count: Int) -> [Double] {
        count > 1 ? (0..<count).map { Double($0) / Double(count - 1) } : [0]
    }
}
