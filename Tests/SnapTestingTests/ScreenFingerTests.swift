import SnapTesting
import Testing
import UIKit

@MainActor struct ScreenFingerTests {
    private final class Host: UIViewController {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        let map = UILabel(frame: CGRect(x: 50, y: 100, width: 290, height: 300))
        private(set) var scale: CGFloat = 1
        private(set) var rotation: CGFloat = 0
        private(set) var taps = 0

        override func viewDidLoad() {
            scroll.accessibilityIdentifier = "list"
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 390, height: 2000)
            view.addSubview(scroll)
            map.text = "Map"
            map.isUserInteractionEnabled = true
            scroll.addSubview(map)
            map.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector(Host.pinched)))
            map.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: Selector(Host.rotated)))
            let tap = UITapGestureRecognizer(target: self, action: Selector(Host.tapped))
            tap.numberOfTouchesRequired = 2
            map.addGestureRecognizer(tap)
        }

        private func pinched(_ pinch: UIPinchGestureRecognizer) { scale = pinch.scale }
        private func rotated(_ rotation: UIRotationGestureRecognizer) { self.rotation = rotation.rotation }
        private func tapped() { taps += 1 }
    }

    private func stage() -> (screen: Screen, host: Host) {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        return (screen, host)
    }

    @Test(arguments: [2, 0.5])
    func `two fingers pinch by a scale`(scale: CGFloat) throws {
        let (screen, host) = stage()
        try screen.pinch("Map", scale: scale)
        #expect(abs(host.scale - scale) < 1e-9)
        #expect(host.rotation == 0)
    }

    @Test(arguments: [CGFloat.pi / 2, -1, 4])
    func `two fingers turn by an angle`(angle: CGFloat) throws {
        let (screen, host) = stage()
        try screen.rotate("Map", by: angle)
        #expect(abs(host.rotation - angle) < 1e-6)
        #expect(host.scale == 1)
    }

    @Test func `two fingers tap at once`() throws {
        let (screen, host) = stage()
        try screen.tap("Map")
        #expect(host.taps == 0)
        try screen.twoFingerTap("Map")
        #expect(host.taps == 1)
    }

    @Test func `content is scrolled by a distance, and springs back from beyond its end`() throws {
        let (screen, host) = stage()
        try screen.scroll("list", by: CGPoint(x: 0, y: 300))
        #expect(host.scroll.contentOffset == CGPoint(x: 0, y: 300))
        try screen.scroll(host.scroll, by: CGPoint(x: 0, y: -500))
        #expect(host.scroll.contentOffset == .zero)
    }

    @Test func `content that is dragged goes on with the finger's speed, in the time of the clock`() {
        let (screen, host) = stage()
        // 100 points in a quarter of a second: 400 · 0.499 points more (Apple, WWDC 2018, session 803).
        screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
        #expect(host.scroll.contentOffset.y == 100)
        #expect(host.scroll.isDecelerating)
        screen.advance(by: 4)
        #expect(abs(host.scroll.contentOffset.y - 299.6) < 1e-3)
        #expect(!host.scroll.isDecelerating)
    }
}
