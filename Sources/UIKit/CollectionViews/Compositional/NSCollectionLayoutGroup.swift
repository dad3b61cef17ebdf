public import Foundation

/// Items in a row, in a column, or where code puts them, under UIKit's name; lengths in points.
///
/// A row or column takes its subitems in their order, again and again, as long as they fit. Source: Apple, *NSCollectionLayoutGroup*.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal(Repetition)
        case vertical(Repetition)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// How many items a row or a column takes.
    enum Repetition: Equatable {
        case asManyAsFit
        case count(Int)
        /// So many, which share the length equally.
        case shares(Int)
    }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// Between the items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        layoutSize: NSCollectionLayoutSize, arrangement: Arrangement, subitems: [NSCollectionLayoutItem]
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // MARK: Rows

    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .horizontal(.asManyAsFit), subitems: subitems)
    }

    /// So many items of their own width, whether the group has room for them or not. Source: UIKit, iOS 16, where the caller sees to the room.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .horizontal(.count(count)), subitems: [subitem])
    }

    /// So many items of equal width; the item's own width does not count.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .horizontal(.shares(count)), subitems: [subitem])
    }

    // MARK: Columns

    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .vertical(.asManyAsFit), subitems: subitems)
    }

    /// So many items of their own height, whether the group has room for them or not. Source: UIKit, iOS 16, where the caller sees to the room.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .vertical(.count(count)), subitems: [subitem])
    }

    /// So many items of equal height; the item's own height does not count.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .vertical(.shares(count)), subitems: [subitem])
    }

    /// Frames that code gives, in the group's coordinates.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: .custom(itemProvider), subitems: [])
    }
}

/// Where an item of a custom group is, under UIKit's name; in the group's coordinates, in points.
public final class NSCollectionLayoutGroupCustomItem: NSObject, Sendable {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]
