import Foundation

/// A layout's changes in sentences, causes first.
///
/// What a view shows, and views that came or went, are causes. A view that only moved or grew is told under the cause that it follows
/// from, together with all others that did the same; where there is no such cause, the innermost view that grew is one.
struct LayoutExplanation {
    /// Changes of the same kind and the same amount, told in one sentence.
    private struct Group {
        var members: [ViewChange]
        /// The index of the cause it is told under.
        var cause: Int?
        /// How well that explains it; the best explained are told first.
        var strength = 0
        var isCause = false

        var first: ViewChange { members[0] }
    }

    /// The sentences; followers are indented by two spaces.
    let lines: [String]

    /// At most `limit` lines, and one more that says how many there are besides.
    init(_ comparison: LayoutComparison, limit: Int = 24) {
        var groups = Self.groups(comparison.changes)
        Self.findCauses(&groups)
        var lines = comparison.screen.map { [$0] } ?? []
        for index in groups.indices where groups[index].cause == nil {
            let group = groups[index]
            lines.append(Self.sentence(group.members))
            for follower in Self.followers(of: index, in: groups) {
                lines.append("  " + Self.sentence(follower.members))
            }
        }
        if lines.count > limit {
            lines = lines.prefix(limit) + ["… and \(ShortNumber.more(lines.count - limit, "change"))"]
        }
        self.lines = lines
    }

    private static func groups(_ changes: [ViewChange]) -> [Group] {
        var groups: [Group] = []
        for change in changes {
            let index = groups.firstIndex { joins(change, $0.first) }
            if let index {
                groups[index].members.append(change)
            } else {
                groups.append(Group(members: [change]))
            }
        }
        return groups
    }

    /// True where the one sentence can tell both: siblings that moved alike, or relatives that grew alike.
    private static func joins(_ change: ViewChange, _ other: ViewChange) -> Bool {
        guard change.kind == other.kind else { return false }
        switch change.kind {
        case .moved: return change.parent == other.parent && equal(change.offset, other.offset)
        case .resized:
            let related = change.parent == other.parent || change.ancestors.contains(other.number)
            return related && equal(change.growth, other.growth)
        case .added, .removed, .changed, .reordered, .reparented: return false
        }
    }

    private static func findCauses(_ groups: inout [Group]) {
        for index in groups.indices {
            switch groups[index].first.kind {
            case .added, .removed, .changed, .reordered, .reparented: groups[index].isCause = true
            case .resized, .moved: break
            }
        }
        for index in groups.indices where groups[index].first.kind == .resized {
            findCause(of: index, in: &groups)
        }
        for index in groups.indices where groups[index].first.kind == .resized && groups[index].cause == nil {
            // Nothing shown explains it: the innermost view that grew made the views around it grow.
            groups[index].isCause = true
            groups[index].members.sort { ($0.ancestors.count, -$0.number) > ($1.ancestors.count, -$1.number) }
        }
        for index in groups.indices where groups[index].first.kind == .moved {
            findCause(of: index, in: &groups)
        }
    }

    /// Notes the cause that best explains why a group moved or grew; the last one where several do.
    private static func findCause(of index: Int, in groups: inout [Group]) {
        let effect = groups[index].first
        for (cause, candidate) in groups.enumerated() where candidate.isCause {
            let strength = candidate.members.map { explains($0, effect) }.max() ?? 0
            guard strength > 0, strength >= groups[index].strength else { continue }
            groups[index].cause = cause
            groups[index].strength = strength
        }
    }

    private static func followers(of cause: Int, in groups: [Group]) -> [Group] {
        let followers = groups.filter { $0.cause == cause }
        return (1...3).reversed().flatMap { strength in followers.filter { $0.strength == strength } }
    }

    /// 0: it does not; more: relatives, by the same amount.
    private static func explains(_ cause: ViewChange, _ effect: ViewChange) -> Int {
        let isSibling = cause.parent == effect.parent && cause.number != effect.number
        let isAround = cause.ancestors.contains(effect.number)
        let isInside = effect.ancestors.contains(cause.number)
        guard isSibling || isAround || isInside else { return 0 }
        switch cause.kind {
        case .added, .removed, .reparented: return isSibling || isAround ? 1 : 0
        case .reordered: return 0
        case .changed, .resized, .moved:
            let amount = effect.kind == .moved ? effect.offset : effect.growth
            let matches =
                (amount.height != 0 && ShortNumber.equal(amount.height.magnitude, cause.growth.height.magnitude))
                || (amount.width != 0 && ShortNumber.equal(amount.width.magnitude, cause.growth.width.magnitude))
            if matches { return isSibling ? 3 : 2 }
            return cause.growth == .zero ? 0 : 1
        }
    }

    private static func equal(_ left: CGSize, _ right: CGSize) -> Bool {
        ShortNumber.equal(left.width, right.width) && ShortNumber.equal(left.height, right.height)
    }
}
