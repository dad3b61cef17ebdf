extension UIScrollView {
    /// How large the view is shown that the delegate's `viewForZooming(in:)` names; 1, as at first, without such a view.
    ///
    /// Always between the limits. Source: Apple, *zoomScale*.
    public var zoomScale: CGFloat {
        get { zoomedView.map { $0.transform.a } ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    private var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Keeps the middle of what is seen; at once, whatever `animated`.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, keeping: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    /// Shows a rectangle of the zoomed view, in its coordinates, as large as the limits allow; at once, whatever `animated`.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard let zoomedView, rect.width > 0, rect.height > 0 else { return }
        zoom(to: min(bounds.width / rect.width, bounds.height / rect.height), keeping: .zero)
        let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: zoomedView)
        contentOffset = clampedToContent(
            CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
    }

    /// - Parameter point: of the content, in points; it stays where it is seen, as far as content reaches.
    private func zoom(to scale: CGFloat, keeping point: CGPoint) {
        guard let view = zoomedView else { return }
        let former = view.transform.a
        let scale = max(minimumZoomScale, min(maximumZoomScale, scale))
        guard scale != former, former > 0 else { return }
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = origin
        contentSize = view.frame.size
        let (growth, seen) = (scale / former, CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y))
        contentOffset = clampedToContent(CGPoint(x: point.x * growth - seen.x, y: point.y * growth - seen.y))
        scrollDelegate?.scrollViewDidZoom(self)
    }

    /// Finds the fingers once there is something to zoom between.
    func zoomLimitsDidChange() {
        let isZoomable = maximumZoomScale > minimumZoomScale
        if isZoomable, pinchGestureRecognizer == nil {
            let recognizer = UIPinchGestureRecognizer(target: self, action: Selector(UIScrollView.pinched))
            addGestureRecognizer(recognizer)
            pinchGestureRecognizer = recognizer
        }
        pinchGestureRecognizer?.isEnabled = isZoomable
    }

    /// Whether two fingers are zooming.
    public var isZooming: Bool { pinchGestureRecognizer?.state == .began || pinchGestureRecognizer?.state == .changed }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
            fallthrough
        case .changed:
            zoom(to: zoomScale * pinch.scale, keeping: pinch.location(in: self))
            pinch.scale = 1
        case .ended, .cancelled: scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        case .possible, .failed: break
        }
    }
}
