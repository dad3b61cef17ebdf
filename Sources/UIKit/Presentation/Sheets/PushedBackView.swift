/// The presenter's view behind a large sheet: shrunk to a card below the status bar, on black.
///
/// The view itself is changed, and changed back (in UIKit it is a view around it).
@MainActor
final class PushedBackView {
    private let view: UIView
    private let backdrop: UIView?
    private let former: (transform: CGAffineTransform, radius: CGFloat, curve: CALayerCornerCurve, clips: Bool)

    /// Nil where the presenter stays as it is: only what covers the screen goes back, or a sheet of full height.
    /// - Parameter placement: the sheet's that covers it.
    init?(of presenter: UIViewController, behind placement: SheetPlacement) {
        guard let content = presenter.viewIfLoaded, let window = content.window else { return nil }
        if let sheet = content.superview as? SheetView {
            guard sheet.isOfFullHeight else { return nil }
            view = sheet
            backdrop = nil
        } else {
            guard content.untransformedFrame.size == window.bounds.size else { return nil }
            view = content
            let backdrop = UIView(frame: window.bounds)
            backdrop.backgroundColor = .black
            backdrop.isUserInteractionEnabled = false
            content.superview?.insertSubview(backdrop, belowSubview: content)
            self.backdrop = backdrop
        }
        former = (view.transform, view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds)
        view.clipsToBounds = true
        if backdrop != nil {
            view.layer.cornerRadius = SheetPlacement.cornerRadius
            view.layer.cornerCurve = .continuous
        }
        update(behind: placement)
    }

    /// Its upper edge comes to where the sheets' stack begins.
    func update(behind placement: SheetPlacement) {
        let frame = view.untransformedFrame
        guard frame.width > 0 else { return }
        let scale = (frame.width - 2 * SheetPlacement.presenterInset) / frame.width
        let rise = placement.stackTop - frame.minY - frame.height * (1 - scale) / 2
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise)
        if view.transform != transform { view.transform = transform }
        if let backdrop, let around = backdrop.superview { backdrop.frame = around.bounds }
    }

    func restore() {
        view.transform = former.transform
        view.layer.cornerRadius = former.radius
        view.layer.cornerCurve = former.curve
        view.clipsToBounds = former.clips
        backdrop?.removeFromSuperview()
    }
}
