extension NSDiffableDataSourceSectionSnapshot {
    /// The outline after its section shows other items, as by a snapshot of all sections: its visible items are exactly these, in this order.
    ///
    /// An item that stays keeps its level as far as its new place allows, and what it hides; what is gone takes what it hid with it. Apple says
    /// that a section's snapshot is its present state, not where a new item belongs: here it has the level of the next item that stays, before
    /// which it stands, and without one the top's, as an appended item.
    func following(_ visible: [ItemIdentifierType]) -> Self {
        guard visible != visibleItems else { return self }
        let shown = Set(visible)
        let former = visibleIndices
        let indices = Dictionary(uniqueKeysWithValues: former.map { (nodes[$0].item, $0) })
        var levels = visible.map { indices[$0].map { nodes[$0].level } }
        var next = 0
        for index in levels.indices.reversed() {
            next = levels[index] ?? next
            levels[index] = next
        }
        var result = Self()
        /// The deepest level that is visible below the last item.
        var deepest = 0
        for (item, level) in zip(visible, levels) {
            let index = indices[item]
            var node = Node(item: item, level: min(level ?? 0, deepest))
            node.isExpanded = index.map { nodes[$0].isExpanded } ?? false
            deepest = node.isExpanded ? node.level + 1 : node.level
            result.nodes.append(node)
            guard let index, !node.isExpanded else { continue }
            // What it hides moves with it, but for items that the section shows elsewhere now.
            for hidden in nodes[(index + 1)..<end(of: index)] where !shown.contains(hidden.item) {
                var moved = hidden
                moved.level += node.level - nodes[index].level
                result.nodes.append(moved)
            }
        }
        return result
    }
}
