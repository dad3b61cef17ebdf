/// The full-window view that one presentation is in.
///
/// It takes the touches beside what is presented: they dismiss it where its style says so, and reach nothing behind but the views that the
/// presentation lets through.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self else { return hit }
        for view in presentation?.viewsToPassThrough ?? [] {
            if let behind = view.hitTest(convert(point, to: view), with: event) { return behind }
        }
        return self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Touches of what is presented come up the chain, too.
        if touches.contains(where: { $0.view === self }) { presentation?.tappedOutside() }
    }
}
