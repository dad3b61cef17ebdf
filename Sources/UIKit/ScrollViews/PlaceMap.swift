/// Where the sections and items of a table or a collection are after a change.
struct PlaceMap: Equatable {
    /// The new number of each former section; nil where it is gone, or is to be shown anew.
    var sections: [Int?]
    /// The new place of each former item, by its former section; nil where it is gone, or is to be shown anew.
    var items: [[IndexPath?]]
    /// The new places of items whose cells stay and get their content again.
    var reconfigured: [IndexPath] = []

    /// How many items each section had.
    var formerCounts: [Int] { items.map(\.count) }

    /// The new place of an item by its former one.
    subscript(path: IndexPath) -> IndexPath? {
        guard path.count == 2, items.indices.contains(path.section), items[path.section].indices.contains(path.item)
        else { return nil }
        return items[path.section][path.item]
    }

    /// The new number of a section by its former one.
    func section(_ number: Int) -> Int? {
        sections.indices.contains(number) ? sections[number] : nil
    }
}

extension PlaceMap {
    /// The way from one snapshot to the next: items stay who they are by their identifiers.
    init<Section, Item>(
        from former: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let anewSections = Set(new.reloadedSectionIdentifiers)
        let anewItems = Set(new.reloadedItemIdentifiers)
        var numbers: [Section: Int] = [:]
        var places: [Item: IndexPath] = [:]
        var kept: [Item: IndexPath] = [:]
        for (number, section) in new.sections.enumerated() {
            let isAnew = anewSections.contains(section.identifier)
            if !isAnew { numbers[section.identifier] = number }
            for (index, item) in section.items.enumerated() {
                let path = IndexPath(item: index, section: number)
                places[item] = path
                if !isAnew, !anewItems.contains(item) { kept[item] = path }
            }
        }
        sections = former.sections.map { numbers[$0.identifier] }
        items = former.sections.map { $0.items.map { kept[$0] } }
        reconfigured = new.reconfiguredItemIdentifiers.compactMap { places[$0] }
    }
}
