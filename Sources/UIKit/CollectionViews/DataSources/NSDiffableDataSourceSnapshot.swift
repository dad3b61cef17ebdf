/// Which sections and items there are, by identifiers, under UIKit's name.
///
/// Source: Apple, *NSDiffableDataSourceSnapshot*. Identifiers are unique: an item that is added where it is already moves, with a warning, as
/// in UIKit; one that is twice in one call, a section that is there already, and an identifier that is not there are programmer errors.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    /// For asking whether an item is there.
    private var itemSet: Set<ItemIdentifierType> = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    // MARK: Asking

    public var numberOfItems: Int { itemSet.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[existingSection(identifier)].items.count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[existingSection(identifier)].items
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }

    /// Among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemSet.contains(identifier) ? itemIdentifiers.firstIndex(of: identifier) : nil
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    /// Nil where there is no such place.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    /// Nil where there is no such section.
    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].identifier : nil
    }

    func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        guard itemSet.contains(identifier) else { return nil }
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: identifier) { return (number, item) }
        }
        return nil
    }

    private func existingSection(_ identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else {
            preconditionFailure("the snapshot has no section \(identifier): append it first")
        }
        return index
    }

    private func existingItem(_ identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let place = place(of: identifier) else {
            preconditionFailure("the snapshot has no item \(identifier)")
        }
        return place
    }

    // MARK: Items

    /// Makes identifiers ready for their place: those that have one already leave it.
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        var named: Set<ItemIdentifierType> = []
        for identifier in identifiers {
            let isFirst = named.insert(identifier).inserted
            precondition(isFirst, "the item \(identifier) is added twice in one call: identifiers are unique")
        }
        let known = identifiers.filter(itemSet.contains)
        if !known.isEmpty {
            let names = known.map { "\($0)" }.joined(separator: ", ")
            RuntimeWarnings.record("items that are in the snapshot already are added again, and move: \(names)")
            remove(Set(known))
        }
        itemSet.formUnion(identifiers)
    }

    private mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
        for index in sections.indices { sections[index].items.removeAll(where: identifiers.contains) }
        itemSet.subtract(identifiers)
    }

    /// At the end of a section; without one, of the last.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(!sections.isEmpty, "the snapshot has no section for items: append a section first")
        let index = sectionIdentifier.map(existingSection) ?? sections.count - 1
        take(identifiers)
        sections[index].items += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        precondition(!identifiers.contains(other), "the item \(other) cannot be inserted next to itself")
        take(identifiers)
        let place = existingItem(other)
        sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
    }

    /// Those that are not there are left out, as in UIKit.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(Set(identifiers))
        forgetGoneItems()
    }

    /// What is gone is not reloaded.
    private mutating func forgetGoneItems() {
        reloadedItemIdentifiers.removeAll { !itemSet.contains($0) }
        reconfiguredItemIdentifiers.removeAll { !itemSet.contains($0) }
    }

    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        precondition(identifier != other, "the item \(identifier) cannot be moved next to itself")
        let from = existingItem(identifier)
        sections[from.section].items.remove(at: from.item)
        let place = existingItem(other)
        sections[place.section].items.insert(identifier, at: place.item + offset)
    }

    /// The items' cells are made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        identifiers.forEach { _ = existingItem($0) }
        reloadedItemIdentifiers += identifiers
    }

    /// The items' cells get their content anew.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        identifiers.forEach { _ = existingItem($0) }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    private func make(_ identifiers: [SectionIdentifierType]) -> [Section] {
        var known = Set(sectionIdentifiers)
        return identifiers.map { identifier in
            let isNew = known.insert(identifier).inserted
            precondition(isNew, "the section \(identifier) is in the snapshot already: identifiers are unique")
            return Section(identifier: identifier)
        }
    }

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += make(identifiers)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        sections.insert(contentsOf: make(identifiers), at: existingSection(toIdentifier))
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        sections.insert(contentsOf: make(identifiers), at: existingSection(toIdentifier) + 1)
    }

    /// Those that are not there are left out, as in UIKit.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for section in sections where gone.contains(section.identifier) { itemSet.subtract(section.items) }
        sections.removeAll { gone.contains($0.identifier) }
        reloadedSectionIdentifiers.removeAll(where: gone.contains)
        forgetGoneItems()
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, to: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        moveSection(identifier, to: toIdentifier, offset: 1)
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        precondition(identifier != other, "the section \(identifier) cannot be moved next to itself")
        let section = sections.remove(at: existingSection(identifier))
        sections.insert(section, at: existingSection(other) + offset)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        identifiers.forEach { _ = existingSection($0) }
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: For data sources

    /// Without what is to be reloaded.
    var settled: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        return copy
    }

    /// Puts other items into a section.
    mutating func replaceItems(_ items: [ItemIdentifierType], inSection identifier: SectionIdentifierType) {
        let index = existingSection(identifier)
        itemSet.subtract(sections[index].items)
        sections[index].items = []
        take(items)
        sections[index].items = items
    }
}
