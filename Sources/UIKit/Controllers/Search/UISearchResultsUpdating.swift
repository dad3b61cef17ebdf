/// Who shows what is searched for, under UIKit's name.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
    /// The search began, ended, or its text or scope changed.
    func updateSearchResults(for searchController: UISearchController)
}
