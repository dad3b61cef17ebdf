/// The sheet itself: clips its content to the round corners, and may have a grabber.
final class SheetView: UIView {
    private let grabber = SheetGrabber(frame: .zero)

    init(content: UIView) {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = bounds
        addSubview(content)
        traitOverride = UITraitCollection(userInterfaceLevel: .elevated)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var showsGrabber = false {
        didSet {
            if showsGrabber { addSubview(grabber) } else { grabber.removeFromSuperview() }
        }
    }

    func place(_ placement: SheetPlacement, cornerRadius: CGFloat, offset: CGFloat) {
        frame = placement.frame.offsetBy(dx: 0, dy: offset)
        layer.cornerRadius = cornerRadius
        layer.maskedCorners =
            placement.isAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        // 36 × 5 points, 5 below the top edge: known of iOS, not measured.
        grabber.frame = pixelGrid.round(CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5))
    }
}

/// The handle at a sheet's top edge.
final class SheetGrabber: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = 2.5
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }
}
