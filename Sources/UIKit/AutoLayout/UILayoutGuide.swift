/// A rectangle that takes part in Auto Layout without being a view, under UIKit's name.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    open internal(set) var owningView: UIView? {
        get { ownerReference?.target }
        set { ownerReference = newValue?.backReference }
    }
    open var identifier = ""

    /// Which of a view's own guides this is; nil for one that a person made.
    let system: System?
    /// In the owning view's coordinates, in points; set by layout.
    var solvedFrame = CGRect.zero
    var boxIndex: Int?

    public override init() {
        system = nil
        super.init()
    }

    init(system: System, of view: UIView) {
        self.system = system
        super.init()
        owningView = view
        identifier = system.name
    }

    private var ownerReference: BackReference<UIView>?
    private var ownReference: BackReference<UILayoutGuide>?

    /// What constraints hold of the guide.
    var backReference: BackReference<UILayoutGuide> {
        if let ownReference { return ownReference }
        let reference = BackReference(to: self)
        ownReference = reference
        return reference
    }

    deinit { ownReference?.end() }

    /// Where layout put the guide, in the owning view's coordinates, in points.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let system { return system.frame(in: owningView) }
        owningView.layoutIfNeeded()
        return solvedFrame
    }

    /// The guides that a view has by itself.
    enum System {
        case safeArea, margins, readable, content, frame, keyboard

        var name: String {
            switch self {
            case .safeArea: "safeAreaLayoutGuide"
            case .margins: "layoutMarginsGuide"
            case .readable: "readableContentGuide"
            case .content: "contentLayoutGuide"
            case .frame: "frameLayoutGuide"
            case .keyboard: "keyboardLayoutGuide"
            }
        }

        /// How far the guide is inside the view's bounds.
        @MainActor
        func insets(in view: UIView) -> UIEdgeInsets {
            switch self {
            case .safeArea: return view.safeAreaInsets
            case .margins: return view.layoutMargins
            case .readable:
                var insets = view.layoutMargins
                let surplus = view.readableSurplus(within: insets)
                insets.left += surplus
                insets.right += surplus
                return insets
            case .content, .frame, .keyboard: return .zero
            }
        }

        @MainActor
        func frame(in view: UIView) -> CGRect {
            switch self {
            case .safeArea, .margins, .readable, .frame: return view.bounds.inset(by: insets(in: view))
            case .content:
                let size = (view as? UIScrollView)?.contentSize ?? view.bounds.size
                return CGRect(origin: .zero, size: size)
            case .keyboard:
                var strip = view.bounds
                strip.origin.y = strip.maxY - view.keyboardGuideHeight
                strip.size.height = view.keyboardGuideHeight
                return strip
            }
        }
    }
}

extension UIView {
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuides.append(guide)
        layoutStructureDidChange()
    }

    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self, guide.system == nil else { return }
        deactivateConstraints { $0.ties(guide) }
        layoutGuides.removeAll { $0 === guide }
        guide.owningView = nil
        layoutStructureDidChange()
    }
}
