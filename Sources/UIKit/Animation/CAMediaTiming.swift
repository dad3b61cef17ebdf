import Foundation

/// How an object's time runs in its parent's, under Core Animation's name; in seconds.
///
/// Parent time T becomes t = (T − `beginTime`)·`speed` + `timeOffset`. An object is active for 0 ≤ t < its active duration, which is
/// `repeatDuration`, or else `duration`·`repeatCount`, doubled where it autoreverses; `fillMode` says what it is outside.
/// Source: Apple, *CAMediaTiming*.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// A length of time, or a point in it, in seconds.
public typealias CFTimeInterval = Double

/// What an animation shows before it begins and after it ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value shows before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var holdsEnd: Bool { self == .forwards || self == .both }
    var showsStart: Bool { self == .backwards || self == .both }
}

/// The present time of the virtual clock, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
    VirtualClock.shared.now
}
