import Foundation

extension LayoutExplanation {
    /// One sentence for changes that are alike; the first of them is named.
    static func sentence(_ changes: [ViewChange]) -> String {
        let change = changes[0]
        switch change.kind {
        case .added:
            return "\(change.name) was added\(place(change.newFrame))\(inside(change.descendants))"
        case .removed:
            return "\(change.name) was removed\(place(change.oldFrame))\(inside(change.descendants))"
        case .reordered:
            return "\(change.name) lies at another place in the order of its siblings"
        case .reparented:
            let parent = change.fact("parent")
            return "\(change.name) is in `\(parent?.new ?? "")` now, and was in `\(parent?.old ?? "")`"
        case .changed: return changed(change)
        case .resized:
            let moved = movement(change.offset).map { ", and moved \($0)" } ?? ""
            return "\(change.name) is \(growth(change))\(moved)\(company(changes))"
        case .moved:
            return "\(change.name) moved \(movement(change.offset) ?? "")\(company(changes))"
        }
    }

    /// What the view shows now, what it showed, and how its size followed.
    private static func changed(_ change: ViewChange) -> String {
        var parts: [String] = []
        let size = sizeChange(change)
        if let lines = change.fact("lines"), let old = lines.old.flatMap(Int.init),
            let new = lines.new.flatMap(Int.init)
        {
            let verb = new > old ? "wraps to" : "takes"
            parts.append("now \(verb) \(new) \(new == 1 ? "line" : "lines")" + (size.map { ": \($0)" } ?? ""))
        } else if let hidden = change.fact("hidden") {
            parts.append(hidden.new == nil ? "is visible now" : "is hidden now")
        }
        let isSaid = !parts.isEmpty
        parts += change.facts.filter { $0.name != "lines" && $0.name != "hidden" }.map(factChange)
        if change.fact("lines") == nil, let size { parts.append(size) }
        if let moved = movement(change.offset) { parts.append("it moved \(moved)") }
        return "\(change.name)\(isSaid ? "" : ":") \(parts.joined(separator: "; "))"
    }

    private static func factChange(_ fact: ViewChange.FactChange) -> String {
        switch (fact.old, fact.new) {
        case (let old?, let new?):
            let texts = Excerpt.difference(old, new)
            return "\(fact.name) \(texts.old) → \(texts.new)"
        case (nil, let new?): return "now \(fact.name)" + (new.isEmpty ? "" : " \(Excerpt.quoted(new))")
        case (_?, nil), (nil, nil): return "no longer \(fact.name)"
        }
    }

    /// `height 21.5 → 43`, `width …`, or both; nil where the size is the same.
    static func sizeChange(_ change: ViewChange) -> String? {
        guard let old = change.oldFrame, let new = change.newFrame else { return nil }
        let parts = [("width", old.width, new.width), ("height", old.height, new.height)].compactMap { name, old, new in
            ShortNumber.equal(old, new) ? nil : "\(name) \(ShortNumber.text(old)) → \(ShortNumber.text(new))"
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// `21.5 taller: height 200 → 221.5`.
    private static func growth(_ change: ViewChange) -> String {
        let growth = change.growth
        var parts: [String] = []
        if let amount = amount(growth.width) { parts.append("\(amount) \(growth.width > 0 ? "wider" : "narrower")") }
        if let amount = amount(growth.height) { parts.append("\(amount) \(growth.height > 0 ? "taller" : "lower")") }
        return parts.joined(separator: " and ") + (sizeChange(change).map { ": \($0)" } ?? "")
    }

    /// `down 21.5`, `left 8 and up 4`; nil where it did not move.
    static func movement(_ offset: CGSize) -> String? {
        var parts: [String] = []
        if let amount = amount(offset.width) { parts.append("\(offset.width > 0 ? "right" : "left") \(amount)") }
        if let amount = amount(offset.height) { parts.append("\(offset.height > 0 ? "down" : "up") \(amount)") }
        return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }

    /// The distance as text; nil where it would print as 0.
    private static func amount(_ distance: CGFloat) -> String? {
        ShortNumber.equal(distance, 0) ? nil : ShortNumber.text(distance.magnitude)
    }

    private static func place(_ frame: CGRect?) -> String {
        guard let frame else { return "" }
        let origin = "\(ShortNumber.text(frame.minX)), \(ShortNumber.text(frame.minY))"
        return " (at \(origin), size \(ShortNumber.text(frame.width))×\(ShortNumber.text(frame.height)))"
    }

    private static func inside(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: " with 1 view inside it"
        default: " with \(count) views inside it"
        }
    }

    /// ` (with 3 views below it)`: those that the sentence tells besides the one it names.
    private static func company(_ changes: [ViewChange]) -> String {
        let others = changes.dropFirst()
        guard !others.isEmpty, let first = changes.first else { return "" }
        let views = others.count == 1 ? "1 view" : "\(others.count) views"
        let place =
            if others.allSatisfy({ first.ancestors.contains($0.number) }) {
                "around it"
            } else if others.allSatisfy({ $0.ancestors.contains(first.number) }) {
                "inside it"
            } else if others.allSatisfy({ ($0.newFrame?.minY ?? 0) >= first.newFrame?.maxY ?? 0 }) {
                "below it"
            } else {
                "beside it"
            }
        return " (with \(views) \(place))"
    }
}
