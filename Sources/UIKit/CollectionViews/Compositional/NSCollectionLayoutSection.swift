public import Foundation

/// How a section of a compositional layout arranges its groups, under UIKit's name; lengths in points.
///
/// Source: Apple, *NSCollectionLayoutSection*. Differences: sections that scroll across show the beginning of their content, and
/// `visibleItemsInvalidationHandler` is absent.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list that the section is.
    let list: UICollectionLayoutListConfiguration?

    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Where the insets count from; automatic is the layout's.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    open var interGroupSpacing: CGFloat = 0
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Where insets of headers and footers count from; automatic is the section's content.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers are inside the section's insets at the sides.
    open var supplementariesFollowContentInsets = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        list = nil
        super.init()
    }

    init(list: UICollectionLayoutListConfiguration) {
        self.list = list
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableView.defaultRowHeight))
        group = .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init()
    }
}

/// Where a section's insets count from, under UIKit's name.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across the layout's direction, under UIKit's name.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
