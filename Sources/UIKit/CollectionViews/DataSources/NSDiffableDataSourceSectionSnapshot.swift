/// The items of one section as an outline, by identifiers, under UIKit's name.
///
/// Source: Apple, *NSDiffableDataSourceSectionSnapshot*. A new item is collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        let item: ItemIdentifierType
        /// 0 at the top of the outline.
        var level: Int
        var isExpanded = false
    }

    /// In the outline's order: an item, then what is below it.
    var nodes: [Node] = []

    public init() {}

    // MARK: Asking

    /// All of them, hidden ones too.
    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

    /// Those that no collapsed item hides.
    public var visibleItems: [ItemIdentifierType] { visibleIndices.map { nodes[$0].item } }

    /// Where the visible items are among the nodes.
    var visibleIndices: [Int] {
        var visible: [Int] = []
        var hiddenBelow: Int?
        for (index, node) in nodes.enumerated() {
            if let level = hiddenBelow {
                if node.level > level { continue }
                hiddenBelow = nil
            }
            visible.append(index)
            if !node.isExpanded { hiddenBelow = node.level }
        }
        return visible
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes.contains { $0.item == item } }
    public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
    public func level(of item: ItemIdentifierType) -> Int { nodes[existing(item)].level }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[existing(item)].isExpanded }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        let index = existing(child)
        return nodes[..<index].last { $0.level < nodes[index].level }?.item
    }

    /// What is below an item, as an outline of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let index = existing(parent)
        let shift = includingParent ? nodes[index].level : nodes[index].level + 1
        var copy = Self()
        copy.nodes = nodes[(includingParent ? index : index + 1)..<end(of: index)].map {
            Node(item: $0.item, level: $0.level - shift, isExpanded: $0.isExpanded)
        }
        return copy
    }

    private func existing(_ item: ItemIdentifierType) -> Int {
        guard let index = index(of: item) else { preconditionFailure("the section snapshot has no item \(item)") }
        return index
    }

    /// Behind the last item below that of an index.
    func end(of index: Int) -> Int {
        nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
    }

    /// The outline as text, for reading: a line an item, two spaces a level; `-` before an expanded item, `+` before a collapsed one with items
    /// below it, `*` before others. The form is not UIKit's, which is not documented.
    public func visualDescription() -> String {
        nodes.indices.map { index in
            let node = nodes[index]
            let mark = end(of: index) == index + 1 ? "*" : node.isExpanded ? "-" : "+"
            return String(repeating: "  ", count: node.level) + "\(mark) \(node.item)"
        }
        .joined(separator: "\n")
    }

    // MARK: Changing

    /// Below an item, behind what is there already; without one, at the top.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let index = parent.map(existing)
        let level = index.map { nodes[$0].level + 1 } ?? 0
        insert(items, level: level, at: index.map(end) ?? nodes.count)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let index = existing(item)
        insert(items, level: nodes[index].level, at: index)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let index = existing(item)
        insert(items, level: nodes[index].level, at: end(of: index))
    }

    private mutating func insert(_ items: [ItemIdentifierType], level: Int, at index: Int) {
        var known = Set(self.items)
        for item in items {
            let isNew = known.insert(item).inserted
            precondition(isNew, "the item \(item) is in the section snapshot already: identifiers are unique")
        }
        nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: index)
    }

    /// With what is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let index = index(of: item) else { continue }
            nodes.removeSubrange(index..<end(of: index))
        }
    }

    /// Puts an outline below an item, in place of what is there.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        let index = existing(parent)
        let level = nodes[index].level + 1
        let children = (index + 1)..<end(of: index)
        let kept = Set((nodes[..<children.lowerBound] + nodes[children.upperBound...]).map(\.item))
        for item in snapshot.items {
            precondition(
                !kept.contains(item), "the item \(item) is in the section snapshot already: identifiers are unique")
        }
        nodes.replaceSubrange(
            children,
            with: snapshot.nodes.map { Node(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) })
    }

    public mutating func deleteAll() {
        nodes = []
    }

    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[existing(item)].isExpanded = true }
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[existing(item)].isExpanded = false }
    }
}
