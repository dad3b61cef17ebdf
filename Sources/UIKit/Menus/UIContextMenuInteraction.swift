public import Foundation

/// Opens a menu when a finger rests on a view, under UIKit's name.
///
/// Source: Apple, *UIContextMenuInteraction*. Differences: previews of one's own, and animations beside its appearance, are absent.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    public private(set) weak var view: UIView?
    private let recognizer = UILongPressGestureRecognizer()
    /// What the delegate answered for the finger that is down.
    private var configuration: UIContextMenuConfiguration?
    /// The part of `view` that the menu belongs to; nil for all of it.
    weak var liftedView: UIView?
    private weak var openMenu: MenuContainerView?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(UIContextMenuInteraction.pressed))
    }

    open func willMove(to view: UIView?) {
        if view == nil { self.view?.removeGestureRecognizer(recognizer) }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Where the finger is, in the coordinates of `view`, in points.
    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    open func dismissMenu() {
        openMenu?.close()
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        configuration = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: recognizer.location(in: view))
        return configuration != nil
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let view, let configuration, let menu = configuration.menu() else { return }
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        openMenu = MenuContainerView.open(
            menu, beside: liftedView ?? view, showsSource: true,
            didClose: { [weak self] in
                guard let self else { return }
                self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
            })
    }
}

/// Who says what menu a view has.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Asked when a finger has rested on the view; nil opens nothing.
    /// - Parameter location: in the view's coordinates, in points.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// What would run beside a menu's appearance; menus appear at once, so there is none.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}
