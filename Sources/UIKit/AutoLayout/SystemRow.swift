/// A required row that no constraint object stands for, as a message about a conflict tells it.
struct SystemRow {
    /// Where the row comes from, with the name that UIKit's log has for it.
    enum Source: String {
        /// The size that a window, a table or a test gives its view.
        case encapsulatedWidth = "UIView-Encapsulated-Layout-Width"
        case encapsulatedHeight = "UIView-Encapsulated-Layout-Height"
        /// Frame and autoresizing mask of a view that translates them.
        case mask = "NSAutoresizingMaskLayoutConstraint"
        /// No view is smaller than nothing.
        case floor = "no less than nothing"
    }

    /// Not kept alive: the root of an island, which its row names, owns the island.
    let item: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute
    /// In points.
    let value: CGFloat
    let source: Source

    @MainActor
    var summary: String {
        "\(item.item?.layoutName ?? "(gone)").\(attribute.name) \(source == .floor ? "≥" : "=") \(value.brief)  (\(source.rawValue))"
    }
}
