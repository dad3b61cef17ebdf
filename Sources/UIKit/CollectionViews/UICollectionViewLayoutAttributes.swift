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
        super.init()
    }

    public required init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        super.init()
    }

    /// A subclass with properties of its own overrides it and adds them.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy =
            representedElementKind.map {
                type(of: self).init(forSupplementaryViewOfKind: $0, with: indexPath)
            } ?? type(of: self).init(forCellWith: indexPath)
        copy.frame = frame
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.transform = transform
        copy.zIndex = zIndex
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
