/// Decides where a collection view's elements are, under UIKit's name; made to be subclassed.
///
/// Differences: decoration views, partial invalidation and animations of updates are absent.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    public override init() {
        super.init()
    }

    /// Called before attributes are asked for, after each invalidation.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Of every element that a rectangle of the content touches.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Lays everything out anew in the next layout pass.
    open func invalidateLayout() {
        collectionView?.layoutIsStale = true
        collectionView?.setNeedsLayout()
    }

    /// Whether the layout is mirrored in right-to-left interfaces.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
