/// A view that a collection view uses again for another element, under UIKit's name.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How a collection view makes a registered view: UIKit finds `init(frame:)` by name, Swift needs a required initialiser.
    ///
    /// Inherited wherever `init(frame:)` is overridden and nothing else is designated.
    public required convenience init(dequeuedWithIdentifier identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    /// Called before the view shows another element; a subclass resets what it changed, and calls super.
    open func prepareForReuse() {}

    /// Takes over what of the attributes is not geometry.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes with the size that the view wants; the default asks the constraints.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let open = layoutAttributes.openLengths
        let size = systemLayoutSizeFitting(
            CGSize(
                width: open.width ? UIView.layoutFittingCompressedSize.width : layoutAttributes.size.width,
                height: open.height ? UIView.layoutFittingCompressedSize.height : layoutAttributes.size.height),
            withHorizontalFittingPriority: open.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: open.height ? .fittingSizeLevel : .required)
        if size.width > 0, size.height > 0 { layoutAttributes.size = size }
        return layoutAttributes
    }
}
