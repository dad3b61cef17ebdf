import SnapGraphics

/// The colours of a gradient by place, premultiplied, in integers.
struct GradientRamp {
    /// The place of a gradient's end; its start is 0.
    static let end = 1 << 20
    /// Where nothing is drawn, as a fraction of the way from start to end.
    static let nowhere = -Double.infinity

    /// From one stop to the next.
    private struct Segment {
        var start: Int
        var end: Int
        /// 2^63 over the length, rounded up: whole numbers divide by the length without a division.
        var reciprocal: UInt64
        /// Channels at the start and what they gain up to the end, in 1/65536 level; the former with half a level, in 1/2^32.
        var first: SIMD4<UInt64>
        var gain: SIMD4<UInt64>

        init(from start: Int, _ first: SIMD4<Int64>, to end: Int, _ last: SIMD4<Int64>) {
            (self.start, self.end) = (start, end)
            reciprocal = (1 << 63) / UInt64(end - start) + 1
            self.first = SIMD4(truncatingIfNeeded: first &<< 16 &+ 1 << 31)
            gain = SIMD4(truncatingIfNeeded: last &- first)
        }

        /// The pixel at a place inside or at the end.
        @inline(__always)
        func pixel(at place: Int) -> UInt32 {
            // (place − start) · 2^16 / (end − start), rounded down: exact, for dividend and divisor have less than 63 bits in all.
            let part = (UInt64(truncatingIfNeeded: place - start) << 17).multipliedFullWidth(by: reciprocal).high
            // Up to 2^40: what a negative gain takes away is taken from `first`, modulo 2^64.
            let levels = first &+ gain &* part
            return UInt32(truncatingIfNeeded: levels.x >> 32) | UInt32(truncatingIfNeeded: levels.y >> 32) << 8
                | UInt32(truncatingIfNeeded: levels.z >> 32) << 16 | UInt32(truncatingIfNeeded: levels.w >> 32) << 24
        }
    }

    private var segments: [Segment] = []
    /// What is drawn before the start and after the end; 0 where nothing is.
    private let before: UInt32
    private let after: UInt32
    /// True where every place shows an opaque colour.
    let isOpaque: Bool

    /// Nil where there is no stop.
    init?(_ gradient: Gradient) {
        guard let first = gradient.stops.first, let last = gradient.stops.last else { return nil }
        before = gradient.extendsBeforeStart ? first.color.premultiplied : 0
        after = gradient.extendsAfterEnd ? last.color.premultiplied : 0
        isOpaque =
            gradient.extendsBeforeStart && gradient.extendsAfterEnd
            && gradient.stops.allSatisfy { $0.color.alpha == 255 }
        var (place, color) = (0, Self.channels(first.color))
        for stop in gradient.stops + [Gradient.Stop(location: 1, color: last.color)] {
            let next = max(place, Self.place(stop.location))
            let channels = Self.channels(stop.color)
            if next > place { segments.append(Segment(from: place, color, to: next, channels)) }
            (place, color) = (next, channels)
        }
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

    /// The pixel at a place. `segment` is where the last place was found, and becomes where this one is: places next to
    /// each other are found at once.
    @inline(__always)
    func pixel(at place: Int, _ segment: inout Int) -> UInt32 {
        if place < 0 { return place < -Self.bucket ? 0 : before }
        if place > Self.end { return after }
        while segment > 0, place < segments[segment].start { segment -= 1 }
        while segment + 1 < segments.count, place >= segments[segment].end { segment += 1 }
        return segments[segment].pixel(at: place)
    }
}

extension GradientRamp {
    /// So many places share an entry of the table.
    static let bucket = 1 << bucketShift
    static let bucketShift = 8
    /// Stands for places that do not look the same: no premultiplied pixel.
    static let mixed: UInt32 = 0x00FF_FFFF
    /// Where in the table place 0 is: behind nowhere and what is before the start.
    static let tableStart = 2

    /// The pixels by `bucket` places: nowhere, before the start, from the start to the end, after it.
    func makeTable() -> [UInt32] {
        var table = [0, before] + Array(repeating: Self.mixed, count: Self.end / Self.bucket + 1) + [after]
        for segment in segments {
            let first = (segment.start + Self.bucket - 1) >> Self.bucketShift
            let end = segment.end >> Self.bucketShift
            guard first < end else { continue }
            // Each channel only rises or only falls, so what is the same at both ends is so between them.
            var pixel = segment.pixel(at: first << Self.bucketShift)
            for index in first..<end {
                let next = segment.pixel(at: (index + 1) << Self.bucketShift)
                if pixel == next { table[Self.tableStart + index] = pixel }
                pixel = next
            }
        }
        return table
    }
}
