/// The boxes of an island's items.
///
/// An item knows where its box is in the island that made one for it last. That is not always this one: a view may also be the root of an
/// island inside, or be measured apart from its tree. Then the box is searched for.
@MainActor
struct LayoutBoxes {
    private var items: [ObjectIdentifier] = []
    private var boxes: [LayoutBox] = []

    mutating func reserveCapacity(_ count: Int) {
        items.reserveCapacity(count)
        boxes.reserveCapacity(count)
    }

    /// - Parameter item: kept alive by the island for as long as it has these boxes.
    mutating func append(_ box: LayoutBox, of item: some LayoutItem) {
        item.boxIndex = boxes.count
        items.append(ObjectIdentifier(item))
        boxes.append(box)
    }

    func index(of item: some LayoutItem) -> Int? {
        guard let index = item.boxIndex else { return nil }
        let id = ObjectIdentifier(item)
        return index < items.count && items[index] == id ? index : items.firstIndex(of: id)
    }

    subscript(at index: Int) -> LayoutBox { boxes[index] }

    subscript(item: some LayoutItem) -> LayoutBox? {
        guard let index = index(of: item) else { return nil }
        return boxes[index]
    }
}
