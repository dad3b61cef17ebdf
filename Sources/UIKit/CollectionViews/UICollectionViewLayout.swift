/// Decides where a collection view's elements are, under UIKit's name; made to be subclassed.
///
/// Differences: partial invalidation and animations of updates are absent.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    public override init() {
        super.init()
    }

    /// The class of the attributes that `UICollectionViewFlowLayout` makes; one that does not inherit from
    /// `UICollectionViewLayoutAttributes` is a programmer error. Compositional layouts make those of UIKit's own class.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    final var attributesClass: UICollectionViewLayoutAttributes.Type {
        guard let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
            preconditionFailure(
                "\(Self.self).layoutAttributesClass is \(Self.layoutAttributesClass), which does not inherit from "
                    + "UICollectionViewLayoutAttributes")
        }
        return type
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

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Says which class views of a decoration have; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorationClasses[elementKind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            preconditionFailure(
                "\(viewClass) is registered for the decoration \"\(elementKind)\" but is no reusable view")
        }
        decorationClasses[elementKind] = type
    }

    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Whether an item is in a section that would have to scroll on its own to show it.
    func cannotScroll(to path: IndexPath) -> Bool { false }

    /// What a list tells a cell, header or footer; nil where the layout is no list there.
    func listPlace(ofKind kind: String?, at path: IndexPath) -> ListCellPlace? { nil }

    /// What lists draw behind the content.
    func backgroundBands(in bounds: CGRect) -> [(rect: CGRect, color: UIColor)] { [] }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Lays everything out anew in the next layout pass.
    open func invalidateLayout() {
        collectionView?.layoutIsStale = true
        collectionView?.setNeedsLayout()
    }

    /// Whether the layout is mirrored in right-to-left interfaces.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
