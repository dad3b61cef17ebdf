import Foundation
import SnapGraphics

/// Cuts centre lines into dashes.
struct Dasher {
    /// Lengths of dashes and gaps in turn; an even number.
    private let pattern: [Double]
    private let period: Double
    private let phase: Double

    /// Nil where the style's line is solid: no pattern, a length that is negative or not a number, or a period too short to see.
    init?(_ style: StrokeStyle, shortest: Double) {
        let lengths = style.dashes.map(Double.init)
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        period = pattern.reduce(0, +)
        guard period > shortest, period.isFinite, style.dashPhase.isFinite else { return nil }
        let rest = Double(style.dashPhase).truncatingRemainder(dividingBy: period)
        phase = rest < 0 ? rest + period : rest
    }

    /// More dashes than this on one piece are a grey that no one asked for; the piece is drawn solid.
    private static let mostDashes = 65_536.0

    /// The dashes of a line, each open. On a closed line a dash that reaches over the start is one piece with the last.
    func dashes(of line: Centerline) -> [Centerline] {
        for piece in line.pieces where (piece.end - piece.start).length > period * Self.mostDashes { return [line] }
        var (index, left) = position(phase)
        let beganOn = index.isMultiple(of: 2)
        var dashes: [Centerline] = []
        var dash = Centerline()
        for piece in line.pieces {
            let length = (piece.end - piece.start).length
            var done = 0.0
            while length - done > left {
                if index.isMultiple(of: 2) {
                    dash.pieces.append(piece.part(from: done / length, to: (done + left) / length))
                    dashes.append(dash)
                    dash = Centerline()
                }
                done += left
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - done
            if index.isMultiple(of: 2) { dash.pieces.append(piece.part(from: done / length, to: 1)) }
        }
        guard !dash.pieces.isEmpty else { return dashes }
        if line.isClosed, beganOn, let first = dashes.first {
            dash.pieces.append(contentsOf: first.pieces)
            dashes[0] = dash
        } else {
            dashes.append(dash)
        }
        return dashes
    }

    /// Which element of the pattern a distance falls in, and how much of it is left.
    private func position(_ distance: Double) -> (index: Int, left: Double) {
        var rest = distance
        for (index, length) in pattern.enumerated() {
            if rest < length { return (index, length - rest) }
            rest -= length
        }
        return (0, pattern[0])
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
