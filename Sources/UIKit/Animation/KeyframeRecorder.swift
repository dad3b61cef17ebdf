import Foundation

/// Collects what the keyframes of a block change, and makes one animation a property of it.
@MainActor
final class KeyframeRecorder {
    private struct Change {
        let start: Double
        let end: Double
        let value: AnimatableValue
    }

    private struct Track {
        let layer: CALayer
        let key: String
        let first: AnimatableValue
        var changes: [Change]
    }

    private var tracks: [Track] = []
    /// The keyframe that is being recorded, in fractions of the duration.
    private var start = 0.0
    private var end = 1.0

    /// Records the closure's changes as one keyframe.
    func frame(start: Double, duration: Double, _ body: () -> Void) {
        let outer = (self.start, self.end)
        self.start = max(0, min(1, start))
        self.end = max(self.start, min(1, start + duration))
        body()
        (self.start, self.end) = outer
    }

    func add(_ key: String, of layer: CALayer, from old: AnimatableValue, to new: AnimatableValue) {
        let change = Change(start: start, end: end, value: new)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
            tracks[index].changes.append(change)
        } else {
            tracks.append(Track(layer: layer, key: key, first: old, changes: [change]))
        }
    }

    /// Adds the animations to the layers.
    func finish(_ block: AnimationBlock, mode: CAAnimationCalculationMode) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.key)
            let (values, times) = Self.keyframes(of: track, isDiscrete: mode == .discrete)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            animation.timingFunction = CAMediaTimingFunction(curve: block.timing.curve)
            block.apply(block.timing, to: animation)
            let layer = track.layer
            layer.run(
                animation, key: layer.freeKey(track.key), timeline: nil,
                groups: CompletionGroup.waiting(with: block.group))
        }
    }

    /// The property keeps its value until a keyframe starts, and has the keyframe's at its end; a discrete one has it from its start.
    private static func keyframes(of track: Track, isDiscrete: Bool) -> (values: [AnimatableValue], times: [Double]) {
        var values = [track.first]
        var times = [0.0]
        var last = track.first
        for change in track.changes.sorted(by: { $0.start < $1.start }) {
            if !isDiscrete, change.start > (times.last ?? 0) {
                values.append(last)
                times.append(change.start)
            }
            values.append(change.value)
            times.append(isDiscrete ? change.start : max(change.end, times.last ?? 0))
            last = change.value
        }
        if (times.last ?? 0) < 1 {
            if !isDiscrete { values.append(last) }
            times.append(1)
        } else if isDiscrete {
            times.append(1)
        }
        return (values, times)
    }
}
