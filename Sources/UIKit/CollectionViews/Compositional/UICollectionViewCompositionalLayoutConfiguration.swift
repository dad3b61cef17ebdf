public import Foundation

/// What holds for all sections of a compositional layout, under UIKit's name; lengths in points.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Where the sections' insets count from; automatic is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    public override init() {
        super.init()
    }
}
