import Foundation

/// How many sizes agree with the stored ones.
struct LabelScore {
    private var widths = 0
    private var widthsWithinHalf = 0
    private var widthsWithinOne = 0
    private var heights = 0
    private var heightsWithinHalf = 0

    /// Stored numbers have three decimals.
    private static let rounding: CGFloat = 0.001

    /// Counts a measure; tells what of it misses, nil where nothing does.
    mutating func count(_ fact: LabelFact, measured size: CGSize) -> String? {
        var misses: [String] = []
        let error = abs(size.width - fact.width)
        widths += 1
        if error <= 0.5 + Self.rounding {
            widthsWithinHalf += 1
        } else {
            misses.append("width \(size.width), stored \(fact.width)")
        }
        if error <= 1 + Self.rounding { widthsWithinOne += 1 }
        // Only labels of one line are free in their height, and only where every document stores the same.
        if fact.kind == .label, let height = fact.heights.first, fact.heights.count == 1, height < 1.8 * fact.size {
            heights += 1
            // Interface Builder stores whole points for a label that was just dropped.
            let isMet = [size.height, size.height.rounded(.up)].contains { abs($0 - height) <= 0.5 + Self.rounding }
            if isMet { heightsWithinHalf += 1 } else { misses.append("height \(size.height), stored \(height)") }
        }
        guard !misses.isEmpty else { return nil }
        return "\(fact.line): “\(fact.text)” \(fact.size): \(misses.joined(separator: "; "))"
    }
}

extension LabelScore: CustomStringConvertible {
    var description: String {
        "labels \(widths) | widths 0.5pt \(share(widthsWithinHalf, widths)) 1pt \(share(widthsWithinOne, widths))"
            + " | heights 0.5pt \(share(heightsWithinHalf, heights))"
    }

    /// In per cent with two decimals; `–` of nothing.
    private func share(_ part: Int, _ whole: Int) -> String {
        whole == 0 ? "–" : String(format: "%.2f%%", 100 * Double(part) / Double(whole))
    }
}
