/// Changes of a table's rows or a collection's items, and of their sections, that are shown together.
///
/// What is deleted, reloaded, reconfigured or moved is named by its place before the changes, what is inserted by its place after them, in
/// whatever order they come. Source: Apple, *UITableView.performBatchUpdates(_:completion:)* and *UICollectionView.performBatchUpdates*.
struct BatchUpdate: Equatable {
    struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
        let from: Place
        let to: Place
    }

    var insertedItems: [IndexPath] = []
    var deletedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var reconfiguredItems: [IndexPath] = []
    var movedItems: [Move<IndexPath>] = []
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Move<Int>] = []

    /// Where everything is afterwards.
    ///
    /// - Parameters:
    ///   - before: how many items each section had.
    ///   - after: how many each one has.
    /// - Throws: a `BatchUpdateError` where the changes do not lead from the one to the other, for which UIKit raises an exception.
    func map(from before: [Int], to after: [Int]) throws(BatchUpdateError) -> PlaceMap {
        try checkPlaces(before, after)
        let sections = try sectionMap(from: before.count, to: after.count)
        var map = PlaceMap(
            sections: sections, items: before.map { Array(repeating: nil, count: $0) })
        for (former, new) in sections.enumerated() {
            guard let new, !reloadedSections.contains(former) else { continue }
            map.items[former] = try itemMap(section: former, now: new, from: before[former], to: after[new])
        }
        for move in movedItems { map.items[move.from.section][move.from.item] = move.to }
        map.reconfigured = reconfiguredItems.compactMap { map[$0] }
        for path in reloadedItems { map.items[path.section][path.item] = nil }
        for section in reloadedSections { map.sections[section] = nil }
        return map
    }

    /// As `map(from:to:)`, for a view that stops where the data source contradicts it.
    /// - Parameter noun: what the view calls an item.
    func checkedMap(from before: [Int], to after: [Int], of noun: String) -> PlaceMap {
        do {
            return try map(from: before, to: after)
        } catch {
            preconditionFailure(error.message(noun))
        }
    }

    /// Sections that are not named fill what is left, in their order.
    private func sectionMap(from before: Int, to after: Int) throws(BatchUpdateError) -> [Int?] {
        let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
        let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
        guard before - gone.count + taken.count == after else {
            throw .sections(
                before: before, after: after, inserted: insertedSections.count, deleted: deletedSections.count)
        }
        var map: [Int?] = Array(repeating: nil, count: before)
        var free = (0..<after).filter { !taken.contains($0) }[...]
        for number in 0..<before where !gone.contains(number) { map[number] = free.popFirst() }
        for move in movedSections { map[move.from] = move.to }
        return map
    }

    private func itemMap(
        section: Int, now: Int, from before: Int, to after: Int
    ) throws(BatchUpdateError) -> [IndexPath?] {
        let gone = IndexSet((deletedItems + movedItems.map(\.from)).filter { $0.section == section }.map(\.item))
        let taken = IndexSet((insertedItems + movedItems.map(\.to)).filter { $0.section == now }.map(\.item))
        guard before - gone.count + taken.count == after else {
            throw .items(section: section, before: before, after: after, added: taken.count, removed: gone.count)
        }
        var map: [IndexPath?] = Array(repeating: nil, count: before)
        var free = (0..<after).filter { !taken.contains($0) }[...]
        for item in 0..<before where !gone.contains(item) {
            map[item] = free.popFirst().map { IndexPath(item: $0, section: now) }
        }
        return map
    }

    // MARK: Checking

    private func checkPlaces(_ before: [Int], _ after: [Int]) throws(BatchUpdateError) {
        let named = Array(deletedSections) + Array(reloadedSections) + movedSections.map(\.from)
        for section in named where section >= before.count {
            throw .noSection(section, count: before.count, isBefore: true)
        }
        for section in Array(insertedSections) + movedSections.map(\.to) where section >= after.count {
            throw .noSection(section, count: after.count, isBefore: false)
        }
        let former = deletedItems + reloadedItems + reconfiguredItems + movedItems.map(\.from)
        for path in former { try check(path, in: before, isBefore: true) }
        for path in insertedItems + movedItems.map(\.to) { try check(path, in: after, isBefore: false) }
        let gone = Set(deletedItems)
        for path in reloadedItems + movedItems.map(\.from) where gone.contains(path) { throw .deletedTwice(path) }
    }

    private func check(_ path: IndexPath, in counts: [Int], isBefore: Bool) throws(BatchUpdateError) {
        guard counts.indices.contains(path.section) else {
            throw .noSection(path.section, count: counts.count, isBefore: isBefore)
        }
        guard (0..<counts[path.section]).contains(path.item) else {
            throw .noItem(path, count: counts[path.section], isBefore: isBefore)
        }
    }
}
