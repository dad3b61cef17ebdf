import Foundation
import SnapGraphics

/// Cuts centre lines into dashes, and leaves out those that cannot be seen: a line of any length costs what is visible
/// of it.
struct Dasher {
    /// Lengths of dashes and gaps in turn; an even number.
    private let pattern: [Double]
    private let period: Double
    private let phase: Double
    /// Lengths that differ by less are the same.
    private let shortest: Double
    private let window: Window

    /// Nil where the style's line is solid: no pattern, a length that is negative or not a number, or a period of less
    /// than `shortest`.
    init?(_ style: StrokeStyle, shortest: Double, window: Window) {
        let lengths = style.dashes.map(Double.init)
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        self.shortest = shortest
        pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        period = pattern.reduce(0, +)
        guard period > shortest, period.isFinite, style.dashPhase.isFinite else { return nil }
        let rest = Double(style.dashPhase).truncatingRemainder(dividingBy: period)
        phase = rest < 0 ? rest + period : rest
        self.window = window
    }

    /// The dashes of a line, each open. On a closed line a dash that reaches over the start is one piece with the last.
    ///
    /// A dash of no length is a dot with the line's direction; those at its very start and end belong to it.
    func dashes(of line: Centerline) -> [Centerline] {
        var cut = Cut(position: position(phase))
        if line.pieces.isEmpty { return cut.position.isDash ? [line] : [] }
        for piece in line.pieces { add(piece, &cut) }
        addDot(atEndOf: line, &cut)
        if line.isClosed, cut.dashes.isEmpty, cut.dash.pieces.count == line.pieces.count {
            return [line]
        }
        if let last = cut.dash.pieces.last {
            if line.isClosed, let first = cut.dashes.first?.pieces, first.first?.start == last.end {
                cut.dashes[0].pieces = cut.dash.pieces + first
            } else {
                cut.dashes.append(cut.dash)
            }
        }
        return cut.dashes
    }

    /// The longest piece that is cut, in periods.
    private static let longest = 1e12

    private struct Position {
        /// Which element of the pattern; even ones are dashes.
        var index: Int
        /// How much of it is left.
        var left: Double
        var isDash: Bool { index.isMultiple(of: 2) }
    }

    private struct Cut {
        var position: Position
        var dash = Centerline()
        var dashes: [Centerline] = []

        mutating func endDash() {
            if !dash.pieces.isEmpty { dashes.append(dash) }
            dash = Centerline()
        }
    }

    private func add(_ piece: Centerline.Piece, _ cut: inout Cut) {
        let length = (piece.end - piece.start).length
        if length == 0 {
            if cut.position.isDash { cut.dash.pieces.append(piece) }
            return
        }
        // Where a dash is shorter than what doubles tell apart, there is none to be seen.
        let seen = length < period * Self.longest ? window.part(of: piece) : nil
        let (low, high) = ((seen?.lowerBound ?? 1) * length, (seen?.upperBound ?? 1) * length)
        var done = 0.0
        if low > period {
            cut.endDash()
            done = low
            cut.position = advanced(cut.position, by: low)
        }
        while done < high, length - done > cut.position.left {
            let end = done + cut.position.left
            if cut.position.isDash {
                // One that ends where the piece begins ends in the direction it came from.
                if end > done || cut.dash.pieces.isEmpty {
                    cut.dash.pieces.append(piece.part(from: done / length, to: end / length))
                }
                cut.endDash()
            }
            done = end
            let next = (cut.position.index + 1) % pattern.count
            cut.position = Position(index: next, left: pattern[next])
        }
        let rest = length - done
        if rest > cut.position.left {
            cut.endDash()
            cut.position = advanced(cut.position, by: rest)
        } else {
            cut.position.left -= rest
            if cut.position.isDash { cut.dash.pieces.append(piece.part(from: done / length, to: 1)) }
        }
    }

    /// Adds the dash of no length that begins where the line ends; on a closed line unless there is one already.
    private func addDot(atEndOf line: Centerline, _ cut: inout Cut) {
        guard !cut.position.isDash, cut.position.left <= shortest, let last = line.pieces.last,
            pattern[(cut.position.index + 1) % pattern.count] == 0
        else { return }
        if line.isClosed, let first = cut.dashes.first,
            first.pieces.allSatisfy({ $0.start == last.end && $0.end == last.end })
        {
            return
        }
        cut.dash.pieces.append(last.part(from: 1, to: 1))
        cut.endDash()
    }

    private func advanced(_ old: Position, by distance: Double) -> Position {
        let done = pattern[..<old.index].reduce(0, +) + pattern[old.index] - old.left
        return position((done + distance).truncatingRemainder(dividingBy: period))
    }

    private func position(_ distance: Double) -> Position {
        var rest = distance
        for (index, length) in pattern.enumerated() {
            if rest < length || (length == 0 && rest <= shortest && index.isMultiple(of: 2)) {
                return Position(index: index, left: max(length - rest, 0))
            }
            rest -= length
        }
        return Position(index: 0, left: pattern[0])
    }
}

extension Dasher {
    /// What can be seen of pieces, in device space.
    struct Window {
        let map: DeviceMap
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double

        /// The pixels of `box` and what is within `margin` pixels around.
        init(_ box: PixelRect, margin: Double, _ map: DeviceMap) {
            self.map = map
            (left, top) = (Double(box.left) - margin, Double(box.top) - margin)
            (right, bottom) = (Double(box.right) + margin, Double(box.bottom) + margin)
        }

        /// Between which fractions of its length a piece is inside; nil where it is outside. Source: Liang and Barsky
        /// 1984.
        func part(of piece: Centerline.Piece) -> ClosedRange<Double>? {
            let start = map.apply(CGPoint(x: piece.start.x, y: piece.start.y))
            let end = map.apply(CGPoint(x: piece.end.x, y: piece.end.y))
            var (low, high) = (0.0, 1.0)
            for (from, way, least, most) in [
                (start.x, end.x - start.x, left, right), (start.y, end.y - start.y, top, bottom),
            ] {
                if way == 0 {
                    guard (least...most).contains(from) else { return nil }
                    continue
                }
                let (one, other) = ((least - from) / way, (most - from) / way)
                low = max(low, min(one, other))
                high = min(high, max(one, other))
            }
            return low <= high ? low...high : nil
        }
    }
}

extension Centerline.Piece {
    /// What lies between two fractions of the length.
    fileprivate func part(from first: Double, to last: Double) -> Centerline.Piece {
        guard first > 0 || last < 1 else { return self }
        func point(_ t: Double) -> Vector { t == 1 ? end : start + (end - start) * t }
        func normal(_ t: Double) -> Vector {
            (startNormal + (endNormal - startNormal) * t).unit ?? startNormal
        }
        return Centerline.Piece(
            start: point(first), end: point(last), startNormal: normal(first), endNormal: normal(last),
            continuesCurve: continuesCurve && first == 0)
    }
}
