/// Who has the `delegate` of a presentation.
///
/// UIKit's popover redeclares the property with a narrower type, which Swift allows no override to do. A protocol extension's member may be
/// shadowed, so the wide property stands in one.
@preconcurrency @MainActor
public protocol UIPresentationDelegating: AnyObject {}

extension UIPresentationDelegating where Self: UIPresentationController {
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
