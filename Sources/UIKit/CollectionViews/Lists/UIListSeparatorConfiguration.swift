/// The hairlines above and below an item of a list, under UIKit's name.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: Int, Sendable {
        case automatic, visible, hidden
    }

    /// Stands for insets that the content decides: a separator begins with the text.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Automatic: above the first item of a grouped section alone.
    public var topSeparatorVisibility = Visibility.automatic
    /// Automatic: below every item, but for the last one of a card.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// From the item's edges, in points; only leading and trailing count.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    /// Kept: items that are selected together have the same separators here.
    public var multipleSelectionColor = UIColor.separator

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
