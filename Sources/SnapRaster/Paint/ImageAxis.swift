/// Which pixels along one side of a picture each device pixel shows, and with what weight.
///
/// Every device pixel's place is reckoned by itself, from where the picture starts, so that it depends on nothing else: not on how long
/// the picture is, nor on what part of it is drawn.
struct ImageAxis {
    /// The device pixels.
    let range: Range<Int>
    /// How many pixels the side of the picture has.
    let count: Int
    /// The pixels that are shown, device pixel after device pixel, each below `count`.
    private(set) var sources: [Int] = []
    /// Their weights, not 0; of one device pixel at most 2^22 together.
    private(set) var weights: [UInt32] = []
    /// For each device pixel where its pixels end, and what their weights are together.
    private(set) var ends: [Int] = []
    private(set) var totals: [UInt32] = []

    /// - Parameters:
    ///   - layout: of the picture's side.
    ///   - start: where the destination starts, in device pixels.
    ///   - size: how long it is; negative where it is mirrored, not 0.
    ///   - mixes: false where each device pixel shows the one that its middle is in.
    init(_ range: Range<Int>, _ layout: ImageLayout, start: Double, size: Double, mixes: Bool = true) {
        self.range = range
        count = layout.count
        for device in range {
            func place(_ device: Double) -> Double { (device - start) * layout.length / size }
            let (one, other) = (place(Double(device)), place(Double(device) + 1))
            let footprint = Footprint(
                low: min(one, other), high: max(one, other), middle: place(Double(device) + 0.5))
            let first = sources.count
            let pieces = layout.pieces(from: footprint.low, to: footprint.high)
            if !mixes {
                addNearest(pieces, footprint)
            } else if pieces.count == 1 {
                add(pieces[0], share: nil, footprint)
            } else {
                let shares = footprint.shares(of: pieces)
                for (piece, share) in shares { add(piece, share: shares.count == 1 ? nil : share, footprint) }
            }
            ends.append(sources.count)
            totals.append((first..<sources.count).reduce(0) { $0 + weights[$1] })
        }
    }

    /// Where a device pixel lies along the destination, as `ImageLayout` has it.
    private struct Footprint {
        var low: Double
        var high: Double
        var middle: Double

        /// What of the device pixel each piece has, in 1/256; pieces with less than half of that do not count.
        func shares(of pieces: [ImageLayout.Piece]) -> [(piece: ImageLayout.Piece, share: UInt32)] {
            let parts = pieces.map { max(0, min(high, $0.end) - max(low, $0.start)) }
            let whole = parts.reduce(0, +)
            return zip(pieces, parts).compactMap { piece, part in
                let share = UInt32(part / whole * 256 + 0.5)
                return share > 0 ? (piece, share) : nil
            }
        }
    }

    /// The places in `sources` and `weights` of the device pixel number `index` of the range.
    @inline(__always)
    func taps(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

    private mutating func addNearest(_ pieces: [ImageLayout.Piece], _ footprint: Footprint) {
        let piece = pieces.last { $0.start <= footprint.middle } ?? pieces[0]
        // To 2^-20 pixel, so that a middle on an edge is on it.
        let place = Self.guarded(piece.source(at: footprint.middle), piece) * 1_048_576 + 0.5
        append(Int(place.rounded(.down)) >> 20, 1, piece)
    }

    /// Adds what a piece shows in a device pixel: its mean there where its pixels are smaller than the device's, else the two nearest, by
    /// distance. With a share, weights are multiples of it, and 65,536 together with those of the others.
    private mutating func add(_ piece: ImageLayout.Piece, share: UInt32?, _ footprint: Footprint) {
        let isShrunk = piece.density * (footprint.high - footprint.low) > 1
        guard isShrunk else {
            let place = piece.source(at: min(max(footprint.middle, piece.start), piece.end))
            let step = Int(((Self.guarded(place, piece) - 0.5) * 256 + 0.5).rounded(.down))
            let right = UInt32(step & 255)
            append(step >> 8, (256 - right) * (share ?? 1), piece)
            append(step >> 8 + 1, right * (share ?? 1), piece)
            return
        }
        let low = Self.steps(max(footprint.low, piece.start), piece)
        let high = Self.steps(min(footprint.high, piece.end), piece)
        // A device pixel at the very edge may hold less than a step: then the nearest pixel stands for it.
        let first = min(low >> 8, piece.pixels.upperBound - 1)
        let last = max(first, min((high - 1) >> 8, piece.pixels.upperBound - 1))
        for pixel in first...last {
            let part = max(min(high, (pixel + 1) << 8) - max(low, pixel << 8), low == high ? 1 : 0)
            guard let share else {
                append(pixel, UInt32(part), piece)
                continue
            }
            let whole = max(high - low, 1)
            append(pixel, UInt32((part * 256 + whole / 2) / whole) * share, piece)
        }
    }

    private mutating func append(_ pixel: Int, _ weight: UInt32, _ piece: ImageLayout.Piece) {
        guard weight > 0 else { return }
        let pixel = min(max(pixel, piece.pixels.lowerBound), piece.pixels.upperBound - 1)
        if sources.count > ends.last ?? 0, sources[sources.count - 1] == pixel {
            weights[weights.count - 1] += weight
        } else {
            sources.append(pixel)
            weights.append(weight)
        }
    }

    /// A place in a picture, in pixels, not further than one pixel from those of the piece.
    private static func guarded(_ place: Double, _ piece: ImageLayout.Piece) -> Double {
        min(max(place, Double(piece.pixels.lowerBound) - 1), Double(piece.pixels.upperBound) + 1)
    }

    /// A place along the destination, in 1/256 pixel of the picture, within those of the piece.
    private static func steps(_ place: Double, _ piece: ImageLayout.Piece) -> Int {
        let source = piece.source(at: place)
        let inside = min(max(source, Double(piece.pixels.lowerBound)), Double(piece.pixels.upperBound))
        return Int((inside * 256 + 0.5).rounded(.down))
    }
}
