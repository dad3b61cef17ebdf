/// Why changes do not lead from what a table or a collection showed to what its data source has now.
enum BatchUpdateError: Error, Equatable {
    case sections(before: Int, after: Int, inserted: Int, deleted: Int)
    /// - Parameters:
    ///   - section: its number before the changes.
    ///   - added: how many were inserted or moved in.
    ///   - removed: how many were deleted or moved out.
    case items(section: Int, before: Int, after: Int, added: Int, removed: Int)
    case noSection(Int, count: Int, isBefore: Bool)
    case noItem(IndexPath, count: Int, isBefore: Bool)
    /// Deleted, and moved or reloaded as well.
    case deletedTwice(IndexPath)

    /// What is wrong and what to do, with what the view calls its items.
    func message(_ noun: String) -> String {
        switch self {
        case .sections(let before, let after, let inserted, let deleted):
            "invalid update: invalid number of sections: \(before) before it, with \(inserted) inserted and \(deleted) deleted, "
                + "are not the \(after) that the data source has now: change the data and name the same changes"
        case .items(let section, let before, let after, let added, let removed):
            "invalid update: invalid number of \(noun)s in section \(section): \(before) before it, with \(added) inserted or moved in "
                + "and \(removed) deleted or moved out, are not the \(after) that the data source has now: "
                + "change the data and name the same changes"
        case .noSection(let section, let count, let isBefore):
            "invalid update: it names section \(section), but there are \(count) sections \(isBefore ? "before" : "after") it"
        case .noItem(let path, let count, let isBefore):
            "invalid update: it names \(noun) \(path.item) of section \(path.section), which has \(count) \(noun)s "
                + "\(isBefore ? "before" : "after") it"
        case .deletedTwice(let path):
            "invalid update: it deletes \(noun) \(path.item) of section \(path.section), and moves or reloads it as well"
        }
    }
}
