import Testing

@testable import UIKit

/// Source: Apple, *UIScrollView*, zooming.
@MainActor
@Suite struct ScrollViewZoomingTests {
    private final class Host: UIScrollViewDelegate {
        let stage = TouchStage()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        private(set) var log: [String] = []

        init() {
            view.addSubview(content)
            view.contentSize = content.bounds.size
            view.contentInsetAdjustmentBehavior = .never
            view.maximumZoomScale = 4
            view.delegate = self
            stage.add(view)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("end")
        }
    }

    @Test func `a scale makes the delegate's view and the content larger around the middle of what is seen`() {
        let host = Host()
        host.view.setZoomScale(2, animated: false)
        #expect(host.content.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(host.view.contentSize == CGSize(width: 400, height: 400))
        #expect(host.view.contentOffset == CGPoint(x: 100, y: 100))
        #expect(host.view.zoomScale == 2 && host.log == ["zoom"])
        // No further than the limits.
        host.view.zoomScale = 9
        #expect(host.view.zoomScale == 4)
        host.view.zoomScale = 0.5
        #expect(host.view.zoomScale == 1 && host.view.contentOffset == .zero)
    }

    @Test func `zooming to a rectangle shows it in the middle, as large as the limits allow`() {
        let host = Host()
        host.view.zoom(to: CGRect(x: 100, y: 100, width: 80, height: 50), animated: false)
        // 200 / 80; the rectangle's middle (140, 125) is then at (350, 312.5).
        #expect(host.view.zoomScale == 2.5)
        #expect(host.view.contentOffset == CGPoint(x: 250, y: 212.5))
        host.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(host.view.zoomScale == 4 && host.view.contentOffset == .zero)
    }

    @Test func `two fingers zoom between the limits`() throws {
        let host = Host()
        let pinch = try #require(host.view.pinchGestureRecognizer)
        #expect(pinch.isEnabled)
        host.view.maximumZoomScale = 1
        #expect(!pinch.isEnabled, "nothing is between the limits")
        host.view.maximumZoomScale = 4
        let fingers = try #require(
            TouchDelivery(pressing: [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)]))
        fingers.move(to: [CGPoint(x: 70, y: 100), CGPoint(x: 130, y: 100)])
        fingers.move(to: [CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
        #expect(host.view.isZooming)
        fingers.lift()
        #expect(!host.view.isZooming)
        #expect(host.view.zoomScale > 1 && host.view.zoomScale <= 2)
        #expect(host.log.first == "begin" && host.log.last == "end")
    }

    @Test func `without a view to zoom the scale is 1`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.maximumZoomScale = 3
        view.zoomScale = 2
        #expect(view.zoomScale == 1)
        #expect(UIScrollView().pinchGestureRecognizer == nil)
    }
}
