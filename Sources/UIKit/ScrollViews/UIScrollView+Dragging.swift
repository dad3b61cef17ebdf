extension UIScrollView {
    /// Whether `scrollViewWillBeginDragging` has been told, and the finger is still down.
    public var isDragging: Bool { dragStart != nil }

    /// Whether a finger is on the content, scrolling or not.
    public var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }

    /// Whether the content still moves after a finger has let it go.
    public var isDecelerating: Bool { deceleration != nil }

    // MARK: Which fingers scroll

    /// A finger scrolls where it goes along an axis on which the content moves, and nothing that goes first wants it.
    func mayBeginDragging(_ pan: UIPanGestureRecognizer) -> Bool {
        let translation = pan.translation(in: nil)
        let isUpright = abs(translation.y) >= abs(translation.x)
        guard isUpright ? canDragVertically : canDragHorizontally else { return false }
        if isUpright, sheetAround?.takesFinger(movedBy: translation.y, from: self) ?? false { return false }
        return !isHeldByContent(pan)
    }

    /// Content that has a finger for 150 milliseconds keeps it, if it may not be cancelled: a control, by default.
    ///
    /// Source: Apple, *UIScrollView* (overview) and *touchesShouldCancel(in:)*; the time is known of iOS, not documented.
    private func isHeldByContent(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let touch = pan.touches.first, let content = touch.view, content !== self,
            VirtualClock.shared.now - pan.beginTime > 0.15 || !delaysContentTouches
        else { return false }
        return !canCancelContentTouches || !touchesShouldCancel(in: content)
    }

    private var sheetAround: UISheetPresentationController? {
        for view in superviews {
            if let sheet = view as? SheetView { return sheet.presentation }
        }
        return nil
    }

    private var canDragHorizontally: Bool {
        isScrollEnabled && (bounces && alwaysBounceHorizontal || range(of: .horizontal).isMovable)
    }

    private var canDragVertically: Bool {
        isScrollEnabled && (bounces && alwaysBounceVertical || range(of: .vertical).isMovable)
    }

    // MARK: The finger

    /// The content goes with the finger.
    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            stopDecelerating()
            dragStart = contentOffset
            if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
                window?.endEditing(true)
            }
            scrollDelegate?.scrollViewWillBeginDragging(self)
            follow(pan)
        case .changed: follow(pan)
        case .ended, .cancelled, .failed: endDragging(pan)
        case .possible: break
        }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let dragStart else { return }
        var moved = pan.translation(in: self)
        if isDirectionalLockEnabled {
            if abs(moved.x) > abs(moved.y) { moved.y = 0 } else { moved.x = 0 }
        }
        var offset = contentOffset
        if canDragHorizontally {
            offset.x = dragged(dragStart.x - moved.x, range(of: .horizontal), length: bounds.width)
        }
        if canDragVertically {
            offset.y = dragged(dragStart.y - moved.y, range(of: .vertical), length: bounds.height)
        }
        if offset != contentOffset { contentOffset = offset }
        refreshIfPulled()
    }

    /// Beyond its end, content follows the finger less and less: of a distance d on a view of the length l, to l·(1 − 1/(0.55·d/l + 1)).
    /// Known of iOS, not documented.
    private func dragged(_ wished: CGFloat, _ range: OffsetRange, length: CGFloat) -> CGFloat {
        let nearest = min(max(wished, range.lowest), range.highest)
        guard bounces, length > 0 else { return nearest }
        let beyond = abs(wished - nearest)
        let shown = length * (1 - 1 / (0.55 * beyond / length + 1))
        return wished < nearest ? nearest - shown : nearest + shown
    }

    // MARK: Afterwards

    private func endDragging(_ pan: UIPanGestureRecognizer) {
        guard dragStart != nil else { return }
        dragStart = nil
        var speed = pan.state == .ended ? pan.velocity(in: self) : .zero
        speed = CGPoint(x: canDragHorizontally ? -speed.x : 0, y: canDragVertically ? -speed.y : 0)
        var (horizontal, vertical) = (motion(.horizontal, speed.x), motion(.vertical, speed.y))
        let planned = CGPoint(x: horizontal.end, y: vertical.end)
        var target = planned
        scrollDelegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
        // A target that the delegate has changed is where the content goes, at once faster or slower.
        if target.x != planned.x { horizontal = ScrollMotion(from: contentOffset.x, speed: speed.x, to: target.x) }
        if target.y != planned.y { vertical = ScrollMotion(from: contentOffset.y, speed: speed.y, to: target.y) }
        let decelerates = max(horizontal.length, vertical.length) > 0
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        guard decelerates else { return }
        let deceleration = ScrollDeceleration(of: self, horizontal: horizontal, vertical: vertical)
        self.deceleration = deceleration
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        deceleration.start()
    }

    private func motion(_ axis: NSLayoutConstraint.Axis, _ speed: CGFloat) -> ScrollMotion {
        let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
        let length = axis == .horizontal ? bounds.width : bounds.height
        let range = range(of: axis)
        if isPagingEnabled, length > 0 {
            return ScrollMotion(from: offset, speed: speed, to: page(at: offset, speed, length, range))
        }
        return ScrollMotion(
            glidingFrom: offset, speed: speed, rate: decelerationRate.rawValue, within: range.lowest...range.highest,
            bounces: bounces)
    }

    /// The page that the content comes to rest at: the nearest, or the next in the direction of a quick movement.
    ///
    /// How quick that is, 300 points a second, is not documented.
    private func page(at offset: CGFloat, _ speed: CGFloat, _ length: CGFloat, _ range: OffsetRange) -> CGFloat {
        let place = (offset - range.lowest) / length
        let page: CGFloat
        if abs(speed) < 300 {
            page = place.rounded()
        } else {
            page = speed > 0 ? place.rounded(.up) : place.rounded(.down)
        }
        return min(max(range.lowest + page * length, range.lowest), range.highest)
    }

    func decelerationDidEnd() {
        deceleration = nil
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// The content stays where it is.
    private func stopDecelerating() {
        deceleration?.stop()
        deceleration = nil
    }
}
