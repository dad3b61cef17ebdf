// Which symbols belong to which priority.

extension Tableau {
    /// Gives `symbol` the level, and enters it among its members.
    mutating func enlist(_ symbol: Int, at level: Double) {
        symbols[symbol].level = level
        symbols[symbol].rank = nextRank
        nextRank += 1
        let position = levels.firstIndex { $0.value <= level } ?? levels.endIndex
        if position == levels.endIndex || levels[position].value != level {
            levels.insert(Level(value: level, members: []), at: position)
        }
        levels[position].members.append(symbol)
    }

    /// Strikes `symbol` from the members of its level.
    mutating func delist(_ symbol: Int) {
        guard let position = levels.firstIndex(where: { $0.value == symbols[symbol].level }) else {
            return
        }
        if let member = levels[position].members.firstIndex(of: symbol) {
            levels[position].members.remove(at: member)
        }
        if levels[position].members.isEmpty {
            levels.remove(at: position)
        }
    }
}
