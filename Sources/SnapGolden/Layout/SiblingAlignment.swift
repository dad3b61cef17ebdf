import Foundation
import SnapGraphics

/// Which views of one parent are the same in two layouts.
///
/// The alignment keeps the order and has the greatest total similarity, as a longest common subsequence with weights; what it leaves
/// over and has the same identifier counts as reordered, and what is left over then and is alike but for its identifier, as renamed.
struct SiblingAlignment {
    struct Pair: Hashable {
        let old: Int
        let new: Int
        let isReordered: Bool
    }

    /// In the order of the new layout.
    private(set) var pairs: [Pair] = []
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []

    /// O(old × new) after equal views at both ends are put aside.
    init(old: [LayoutNode], new: [LayoutNode]) {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < old.count - start, tail < new.count - start, old[old.count - 1 - tail] == new[new.count - 1 - tail]
        {
            tail += 1
        }
        let oldMiddle = Array(old[start..<(old.count - tail)])
        let newMiddle = Array(new[start..<(new.count - tail)])
        var matches = Self.align(oldMiddle, newMiddle).map {
            Pair(old: $0 + start, new: $1 + start, isReordered: false)
        }
        matches += (0..<start).map { Pair(old: $0, new: $0, isReordered: false) }
        matches += (0..<tail).map { Pair(old: old.count - 1 - $0, new: new.count - 1 - $0, isReordered: false) }
        var isOldFree = Array(repeating: true, count: old.count)
        var isNewFree = Array(repeating: true, count: new.count)
        for match in matches {
            isOldFree[match.old] = false
            isNewFree[match.new] = false
        }
        for index in new.indices where isNewFree[index] && new[index].identifier != nil {
            let same = old.indices.first { isOldFree[$0] && old[$0].identifier == new[index].identifier }
            guard let same else { continue }
            isOldFree[same] = false
            isNewFree[index] = false
            matches.append(Pair(old: same, new: index, isReordered: true))
        }
        for index in new.indices where isNewFree[index] {
            let same = old.indices.first { isOldFree[$0] && Self.isRenamed(old[$0], new[index]) }
            guard let same else { continue }
            isOldFree[same] = false
            isNewFree[index] = false
            matches.append(Pair(old: same, new: index, isReordered: false))
        }
        pairs = matches.sorted { $0.new < $1.new }
        removed = old.indices.filter { isOldFree[$0] }
        added = new.indices.filter { isNewFree[$0] }
    }

    /// True for views that differ in their identifier, and are otherwise too alike to be two.
    private static func isRenamed(_ old: LayoutNode, _ new: LayoutNode) -> Bool {
        guard old.className == new.className, old.identifier != new.identifier else { return false }
        if old.frame.printsLike(new.frame) { return true }
        return !old.children.isEmpty
            && old.children.map(\.identifier) == new.children.map(\.identifier)
            && old.children.map(\.className) == new.children.map(\.className)
    }

    /// The pairs of greatest total similarity that keep both orders.
    private static func align(_ old: [LayoutNode], _ new: [LayoutNode]) -> [(Int, Int)] {
        guard !old.isEmpty, !new.isEmpty else { return [] }
        let width = new.count + 1
        var best = Array(repeating: 0, count: (old.count + 1) * width)
        var scores = Array(repeating: 0, count: old.count * new.count)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                let score = similarity(old[i], new[j])
                scores[i * new.count + j] = score
                let skip = max(best[(i + 1) * width + j], best[i * width + j + 1])
                best[i * width + j] = score == 0 ? skip : max(skip, score + best[(i + 1) * width + j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            let score = scores[i * new.count + j]
            if score > 0, best[i * width + j] == score + best[(i + 1) * width + j + 1] {
                pairs.append((i, j))
                i += 1
                j += 1
            } else if best[i * width + j] == best[(i + 1) * width + j] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    /// 0 where two views cannot be the same; the identifier counts most, then the class, what it shows, its size and its place.
    private static func similarity(_ old: LayoutNode, _ new: LayoutNode) -> Int {
        guard old.identifier == new.identifier else { return 0 }
        guard old.identifier != nil || old.className == new.className else { return 0 }
        var score = old.identifier == nil ? 10 : 100
        if old.className == new.className { score += 4 }
        if old.facts == new.facts { score += 4 }
        if old.children.count == new.children.count { score += 2 }
        if old.frame.size == new.frame.size { score += 2 }
        if old.frame.origin == new.frame.origin { score += 1 }
        return score
    }
}
