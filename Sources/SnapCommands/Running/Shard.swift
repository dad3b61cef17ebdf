/// One of several equal parts of a run: every so manyth input, in a fixed order.
struct Shard: Hashable, Sendable {
    /// From 1.
    let number: Int
    let count: Int

    /// `2/4`; nil where the text is no such part.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// The part of a list, which must have the same order wherever it is cut.
    func part<Element>(of list: [Element]) -> [Element] {
        list.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
