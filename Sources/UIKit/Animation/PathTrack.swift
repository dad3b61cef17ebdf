import Foundation
import SnapGraphics

/// Keyframes along a path: the ends of its lines and curves.
struct PathTrack: KeyframeTrack {
    private let segments: [Path.Segment]
    private let times: [Double]
    private let isPaced: Bool

    /// - Parameter keyTimes: used where there is one for each end point.
    init(_ path: Path, isPaced: Bool, keyTimes: [Double]?) {
        segments = path.contours.flatMap(\.segments)
        self.isPaced = isPaced
        if isPaced {
            times = KeyframePlace.times(pacing: segments.map(\.length))
        } else if let keyTimes, keyTimes.count == segments.count + 1 {
            times = keyTimes
        } else {
            times = KeyframePlace.evenTimes(segments.count + 1)
        }
    }

    func value(at progress: Double) -> AnimatableValue? {
        place(at: progress).map { segments[$0.index].point(at: $0.parameter).animatable }
    }

    /// The direction of the path, in radians; clockwise on screen from the right.
    func angle(at progress: Double) -> Double? {
        guard let place = place(at: progress) else { return nil }
        let direction = segments[place.index].direction(at: place.parameter)
        return StableMath.arcTangent(Double(direction.dy), Double(direction.dx))
    }

    private func place(at progress: Double) -> (index: Int, parameter: CGFloat)? {
        guard !segments.isEmpty else { return nil }
        let place = KeyframePlace(progress, times: times)
        let segment = segments[place.index]
        return (place.index, isPaced ? segment.parameter(atLength: place.fraction) : CGFloat(place.fraction))
    }
}
