/// The presenter's view behind a large sheet: shrunk to a card below the status bar, on black.
///
/// The view itself is changed, and changed back (in UIKit it is a view around it).
@MainActor
final class PushedBackView {
    private let view: UIView
    private let backdrop: UIView?
    private let former: (transform: CGAffineTransform, radius: CGFloat, curve: CALayerCornerCurve, clips: Bool)

    /// Of a presenter that is a sheet or popover itself, that moves back as it is.
    init(of presenter: UIViewController) {
        let sheet = presenter.viewIfLoaded?.superview as? SheetView
        let view: UIView = sheet ?? presenter.view
        self.view = view
        former = (view.transform, view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds)
        let size = view.bounds.size
        let scale = size.width > 0 ? (size.width - 2 * SheetPlacement.presenterInset) / size.width : 1
        // Its top edge comes to the lower edge of the status bar; a sheet's stays where it is, less the 10 points that it shows.
        let top = sheet == nil ? view.safeAreaInsets.top : -10
        let rise = top - size.height * (1 - scale) / 2
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise)
        view.clipsToBounds = true
        guard sheet == nil, let window = view.window else {
            backdrop = nil
            return
        }
        view.layer.cornerRadius = SheetPlacement.cornerRadius
        view.layer.cornerCurve = .continuous
        let backdrop = UIView(frame: window.bounds)
        backdrop.backgroundColor = .black
        window.insertSubview(backdrop, at: 0)
        self.backdrop = backdrop
    }

    func restore() {
        view.transform = former.transform
        view.layer.cornerRadius = former.radius
        view.layer.cornerCurve = former.curve
        view.clipsToBounds = former.clips
        backdrop?.removeFromSuperview()
    }
}
