/// Where a layout puts a cell or a supplementary view, under UIKit's name; in the content's coordinates, in points.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath: IndexPath
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    /// Elements with a larger value lie above the others.
    open var zIndex = 0
    public let representedElementCategory: UICollectionView.ElementCategory
    /// Nil for a cell.
    public let representedElementKind: String?

    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .cell
        representedElementKind = nil
        owner = .item
        super.init()
    }

    public required init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        super.init()
    }

    public required init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
        super.init()
    }

    /// What the element stands at, where the layout says so.
    var owner: ElementOwner?
    /// Which lengths a cell that is measured finds for itself.
    var openLengths = (width: true, height: true)
    /// A header or footer that is away from its place to stay in sight.
    var isPinned = false

    /// The same element in the same place. A subclass with properties of its own overrides it and adds them.
    open func copy(with zone: NSZone? = nil) -> Any {
        copied()
    }

    func copied() -> UICollectionViewLayoutAttributes {
        let kind = representedElementKind ?? ""
        let copy =
            switch representedElementCategory {
            case .cell: type(of: self).init(forCellWith: indexPath)
            case .supplementaryView: type(of: self).init(forSupplementaryViewOfKind: kind, with: indexPath)
            case .decorationView: type(of: self).init(forDecorationViewOfKind: kind, with: indexPath)
            }
        (copy.frame, copy.alpha, copy.isHidden) = (frame, alpha, isHidden)
        (copy.transform, copy.zIndex, copy.isPinned, copy.owner) = (transform, zIndex, isPinned, owner)
        return copy
    }

    open var size: CGSize {
        get { frame.size }
        set {
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
