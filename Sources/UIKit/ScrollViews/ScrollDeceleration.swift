/// The motion of a scroll view's content after a finger has let it go: sixty steps a second of the virtual clock.
@MainActor
final class ScrollDeceleration: ClockClient {
    private weak var scrollView: UIScrollView?
    private let horizontal: ScrollMotion
    private let vertical: ScrollMotion
    private var steps = 0
    var beginning = ClockBeginning()

    init(of scrollView: UIScrollView, horizontal: ScrollMotion, vertical: ScrollMotion) {
        self.scrollView = scrollView
        self.horizontal = horizontal
        self.vertical = vertical
    }

    func start() {
        VirtualClock.shared.add(self)
    }

    func stop() {
        VirtualClock.shared.remove(self)
    }

    var dueTicks: Int64? { beginning.ticks + VirtualClock.ticks(Double(steps + 1) / 60) }
    var isFiniteMotion: Bool { true }

    func moves(below roots: [CALayer]) -> Bool {
        scrollView?.layer.isBelow(roots) ?? false
    }

    func fire() {
        steps += 1
        guard let scrollView, scrollView.window != nil else { return stop() }
        let milliseconds = steps * 1000 / 60
        let offset = CGPoint(
            x: horizontal.offset(after: milliseconds), y: vertical.offset(after: milliseconds))
        if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
        guard milliseconds >= max(horizontal.length, vertical.length) else { return }
        stop()
        scrollView.decelerationDidEnd()
    }
}
