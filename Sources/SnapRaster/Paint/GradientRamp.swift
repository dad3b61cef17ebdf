import SnapGraphics

/// The colours of a gradient by place, premultiplied, in integers.
struct GradientRamp {
    /// The place of a gradient's end; its start is 0.
    static let end = 1 << 20

    /// From one stop to the next.
    private struct Segment {
        var start: Int
        var end: Int
        /// Channels at the start and what they gain up to the end, in 1/65536 level.
        var first: SIMD4<Int64>
        var gain: SIMD4<Int64>
    }

    private var segments: [Segment] = []
    /// What is drawn before the start and after the end; 0 where nothing is.
    private let before: UInt32
    private let after: UInt32

    /// Nil where there is no stop.
    init?(_ gradient: Gradient) {
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
        before = gradient.extendsBeforeStart ? Self.pixel(Self.channels(first.color)) : 0
        after = gradient.extendsAfterEnd ? Self.pixel(Self.channels(last.color)) : 0
        var (place, color) = (0, Self.channels(first.color))
        for stop in gradient.stops + [Gradient.Stop(location: 1, color: last.color)] {
            let next = max(place, Self.place(stop.location))
            let channels = Self.channels(stop.color)
            if next > place {
                segments.append(Segment(start: place, end: next, first: color, gain: channels &- color))
            }
            (place, color) = (next, channels)
        }
    }

    /// True where every place shows an opaque colour.
    var isOpaque: Bool {
        before >> 24 == 255 && after >> 24 == 255
            && segments.allSatisfy { Self.pixel($0.first) >> 24 == 255 && Self.pixel($0.first &+ $0.gain) >> 24 == 255 }
    }

    /// A location as a place from 0 to `end`; one that is not a number is at 0.
    private static func place(_ location: Double) -> Int {
        location > 0 ? Int(min(location, 1) * Double(end) + 0.5) : 0
    }

    /// The premultiplied channels, in 1/65536 level.
    private static func channels(_ color: Color) -> SIMD4<Int64> {
        let alpha = Int64(color.alpha)
        func channel(_ level: UInt8) -> Int64 { (Int64(level) * alpha * 65_536 + 127) / 255 }
        return SIMD4(channel(color.red), channel(color.green), channel(color.blue), alpha << 16)
    }

    private static func pixel(_ channels: SIMD4<Int64>) -> UInt32 {
        let levels = SIMD4<UInt32>(truncatingIfNeeded: (channels &+ 32_768) &>> 16)
        return levels.x | levels.y << 8 | levels.z << 16 | levels.w << 24
    }

    /// The pixel at a place. `segment` is where the last place was found, and becomes where this one is: places next to
    /// each other are found at once.
    @inline(__always)
    func pixel(at place: Int, _ segment: inout Int) -> UInt32 {
        if place < 0 { return before }
        if place > Self.end { return after }
        while segment > 0, place < segments[segment].start { segment -= 1 }
        while segment + 1 < segments.count, place >= segments[segment].end { segment += 1 }
        let found = segments[segment]
        let part = Int64(place - found.start) << 16 / Int64(found.end - found.start)
        return Self.pixel(found.first &+ (found.gain &* part) &>> 16)
    }
}
