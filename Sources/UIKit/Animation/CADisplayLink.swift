public import Foundation

/// Calls once a frame of the virtual clock, under Core Animation's name.
///
/// Frames come at whole multiples of the frame's duration since the link was added to a run loop: 60 a second, or as
/// `preferredFrameRateRange` or `preferredFramesPerSecond` say. Difference: the run loop and its mode are not looked at.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject, ClockClient {
    private let handler: @MainActor (CADisplayLink) -> Void
    private var frames: Int64 = 0
    private var isRunning = false
    var beginning = ClockBeginning()

    /// A link that calls a method of a target, which it holds, with itself.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { link in
            guard sel.perform(on: target as AnyObject, sender: link, event: nil) else {
                RuntimeWarnings.record(
                    "a display link calls nothing: \"\(sel.name)\" is no method of \(type(of: target)); make the selector from the method itself"
                )
                return
            }
        }
    }

    /// A link that calls `handler` with itself.
    init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// No frames are shown while it is paused.
    public var isPaused = false {
        didSet { if isPaused != oldValue { restart() } }
    }

    /// 0 is the screen's, 60.
    public var preferredFramesPerSecond = 0 {
        didSet { if preferredFramesPerSecond != oldValue { restart() } }
    }

    public var preferredFrameRateRange: CAFrameRateRange = .default {
        didSet { if preferredFrameRateRange != oldValue { restart() } }
    }

    /// When the present frame is shown, in seconds of the clock.
    public private(set) var timestamp: CFTimeInterval = 0

    /// When the next frame is shown, in seconds of the clock.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// Between two frames, in seconds.
    public var duration: CFTimeInterval { 1 / framesPerSecond }

    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isRunning else { return }
        isRunning = true
        frames = 0
        VirtualClock.shared.add(self)
    }

    public func invalidate() {
        isRunning = false
        VirtualClock.shared.remove(self)
    }

    var dueTicks: Int64? {
        isPaused ? nil : beginning.ticks + VirtualClock.ticks(TimeInterval(frames + 1) / framesPerSecond)
    }

    func abandon() { isRunning = false }

    func fire() {
        frames += 1
        timestamp = VirtualClock.shared.now
        handler(self)
    }

    private var framesPerSecond: Double {
        if preferredFramesPerSecond > 0 { return Double(min(preferredFramesPerSecond, 60)) }
        if let preferred = preferredFrameRateRange.preferred, preferred > 0 { return Double(preferred) }
        return 60
    }

    /// Frames are counted from now on.
    private func restart() {
        guard isRunning else { return }
        frames = 0
        VirtualClock.shared.remove(self)
        VirtualClock.shared.add(self)
    }
}
