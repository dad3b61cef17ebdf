import Foundation
import SnapGraphics

/// Cuts centre lines into dashes, and leaves out those that cannot be seen: a line of any length costs what is visible
/// of it.
///
/// Only whole dashes inside of one piece are left out, and where a dash begins and ends is reckoned from the beginning of its piece, whichever
/// came before it: a dash that is seen has the same outline in every part of the picture.
struct Dasher {
    /// Lengths of dashes and gaps in turn; an even number.
    private let pattern: [Double]
    /// Where each of them ends, from the beginning of the pattern.
    private let ends: [Double]
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
        var end = 0.0
        ends = pattern.map { length in
            end += length
            return end
        }
        period = end
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
        /// How far from the beginning of the pattern: behind that of the element, and at most at its end.
        var distance: Double
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
        let origin = cut.position.distance
        let first = cut.position.index
        let last = max(first, element(at: origin + length))
        if length == 0 || last == first {
            if cut.position.isDash { cut.dash.pieces.append(piece) }
        } else {
            func addPart(from start: Double, to end: Double) {
                cut.dash.pieces.append(
                    piece.part(from: min(max(start / length, 0), 1), to: min(max(end / length, 0), 1)))
            }
            let end = end(of: first) - origin
            // A dash that ends where the piece begins ends in the direction it came from.
            if cut.position.isDash, end > 0 || cut.dash.pieces.isEmpty { addPart(from: 0, to: end) }
            cut.endDash()
            for element in seen(of: piece, length, from: origin) {
                guard element.isMultiple(of: 2), first < element, element < last else { continue }
                addPart(from: self.end(of: element - 1) - origin, to: self.end(of: element) - origin)
                cut.endDash()
            }
            let start = self.end(of: last - 1) - origin
            if last.isMultiple(of: 2), start < length { addPart(from: start, to: length) }
        }
        if length == 0 { return }
        let (periods, index) = last.quotientAndRemainder(dividingBy: pattern.count)
        cut.position = Position(index: index, distance: origin + length - Double(periods) * period)
    }

    /// The elements that are in sight of a piece which begins so far from the beginning of the pattern.
    private func seen(of piece: Centerline.Piece, _ length: Double, from origin: Double) -> ClosedRange<Int> {
        // Where a dash is shorter than what doubles tell apart, there is none to be seen.
        guard length < period * Self.longest, let seen = window.part(of: piece) else { return 0...0 }
        return element(at: origin + seen.lowerBound * length)...element(at: origin + seen.upperBound * length)
    }

    /// The element that ends at a distance from the beginning of the pattern, or goes on there; those of the next periods follow.
    private func element(at distance: Double) -> Int {
        guard distance > 0 else { return 0 }
        var rest = distance.truncatingRemainder(dividingBy: period)
        var periods = min(((distance - rest) / period).rounded(), Self.longest * 2)
        if rest == 0 { (rest, periods) = (period, periods - 1) }
        var (first, last) = (0, ends.count - 1)
        while first < last {
            let middle = (first + last) / 2
            if ends[middle] < rest { first = middle + 1 } else { last = middle }
        }
        return Int(periods) * pattern.count + first
    }

    private func end(of element: Int) -> Double {
        let (periods, index) = element.quotientAndRemainder(dividingBy: pattern.count)
        return Double(periods) * period + ends[index]
    }

    /// Adds the dash of no length that begins where the line ends; on a closed line unless there is one already.
    private func addDot(atEndOf line: Centerline, _ cut: inout Cut) {
        let index = cut.position.index
        guard !cut.position.isDash, ends[index] - cut.position.distance <= shortest, let last = line.pieces.last,
            pattern[(index + 1) % pattern.count] == 0
        else { return }
        if line.isClosed, let first = cut.dashes.first,
            first.pieces.allSatisfy({ $0.start == last.end && $0.end == last.end })
        {
            return
        }
        cut.dash.pieces.append(last.part(from: 1, to: 1))
        cut.endDash()
    }

    /// Where a line begins.
    private func position(_ distance: Double) -> Position {
        var rest = distance
        for (index, length) in pattern.enumerated() {
            if rest < length || (length == 0 && rest <= shortest && index.isMultiple(of: 2)) {
                return Position(index: index, distance: min(distance, ends[index]))
            }
            rest -= length
        }
        return Position(index: 0, distance: 0)
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
