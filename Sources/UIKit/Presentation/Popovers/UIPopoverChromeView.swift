import SnapGraphics

/// The popover itself, body and arrow: casts the shadow and holds the content, clipped to the outline.
final class UIPopoverChromeView: UIView, PopoverChrome {
    private let contentClip = UIPopoverContentClipView(frame: .zero)
    private(set) var placement: PopoverPlacement?

    init() {
        super.init(frame: .zero)
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = .zero
        addSubview(contentClip)
        traitOverride = Self.contentTraits
    }

    /// What is presented above something else is elevated, and a popover's content is laid out as on a narrow screen (unverified).
    static let contentTraits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(horizontalSizeClass: .compact),
    ])

    required init?(coder: NSCoder) {
        nil
    }

    /// What fills body and arrow below the content.
    var fillColor: UIColor? {
        get { contentClip.backgroundColor }
        set { contentClip.backgroundColor = newValue }
    }

    func install(_ content: UIView) {
        contentClip.addSubview(content)
    }

    /// Moves the popover; the content gets all of it, arrow included, and its safe area leaves the arrow's strip out (as since iOS 13).
    func place(_ placement: PopoverPlacement) {
        self.placement = placement
        let outline = placement.outline
        frame = placement.frame
        layer.shadowPath = CGPath(path: outline)
        contentClip.frame = bounds
        contentClip.layer.customOutline = outline
        contentClip.safeAreaOrigin = placement.arrowInsets
        for content in contentClip.subviews { content.frame = contentClip.bounds }
    }

    override var layoutFacts: [LayoutNode.Fact] { placement?.facts ?? [] }

    /// The shadow ends at twice its radius: 60 to 70 points away were measured. How dark it is was not: approximated.
    private static let shadowRadius: CGFloat = 35
    private static let shadowOpacity: Float = 0.2
}
