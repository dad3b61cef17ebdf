/// The sheet itself: clips its content to the round corners, and may have a grabber.
final class SheetView: UIView {
    private let grabber = SheetGrabber(frame: .zero)

    private let content: UIView
    weak var presentation: UISheetPresentationController?
    /// As high as a sheet can be where it is.
    private(set) var isOfFullHeight = false

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        traitOverride = UITraitCollection(userInterfaceLevel: .elevated)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// - Parameters:
    ///   - cornerRadius: of the round corners, in points.
    ///   - offset: how far a finger has drawn the sheet down, in points.
    func place(_ placement: SheetPlacement, cornerRadius: CGFloat, offset: CGFloat, showsGrabber: Bool) {
        setUntransformedFrame(placement.frame.offsetBy(dx: 0, dy: offset))
        isOfFullHeight = placement.pushesPresenterBack
        layer.cornerRadius = placement.coversScreen ? 0 : cornerRadius
        layer.maskedCorners =
            placement.isAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        content.frame = bounds
        showTraits(of: placement)
        place(grabber, isShown: showsGrabber && placement.isAttached)
    }

    /// 36 × 5 points, 5 below the top edge, in the middle even between two pixels, as read in a hierarchy of views.
    private func place(_ grabber: SheetGrabber, isShown: Bool) {
        guard isShown else { return grabber.removeFromSuperview() }
        grabber.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
        if grabber.superview !== self { addSubview(grabber) }
    }

    /// What is in a card in the middle of a wide screen is laid out as on a narrow one (unverified for pages).
    private func showTraits(of placement: SheetPlacement) {
        var traits = [UITraitCollection(userInterfaceLevel: .elevated)]
        if !placement.isAttached, !placement.coversScreen {
            traits.append(UITraitCollection(horizontalSizeClass: .compact))
        }
        let override = UITraitCollection(traitsFrom: traits)
        guard override != traitOverride else { return }
        traitOverride = override
        traitsDidChange()
    }
}
