import Foundation
import SnapGolden
import SnapGraphics
import Testing
import UIKit

@testable import SnapTesting

@MainActor
@Suite struct FilmstripTests {
    private func picture(_ capture: Capture) throws -> (bitmap: Bitmap, tree: LayoutTree) {
        guard case .picture(let bitmap, let tree, _) = capture.artifact else {
            throw CocoaError(.featureUnsupported)
        }
        return (bitmap, tree)
    }

    private func redView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .red
        return view
    }

    @Test func `frames stand side by side, each at its time`() throws {
        let view = redView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
        let (bitmap, tree) = try picture(
            Snapshotting<UIView, UIImage>.filmstrip(at: [0, 0.5, 1], size: CGSize(width: 10, height: 10)).take(view))
        // Three of 10 points and two gaps of 8, at 2×.
        #expect(bitmap.width == 92 && bitmap.height == 20)
        #expect([5, 41, 77].map { bitmap[$0, 5] } == [0xFF00_00FF, 0xFF80_0080, 0xFFFF_0000])
        #expect(bitmap[25, 5] == 0)
        #expect(tree.root.children.map(\.identifier) == ["0 s", "0.5 s", "1 s"])
        #expect(tree.root.children.map(\.frame.minX) == [0, 18, 36])
    }

    @Test func `without a time a snapshot shows the end`() throws {
        let view = redView()
        var isDone = false
        UIView.animate(withDuration: 1) {
            view.backgroundColor = .blue
        } completion: { _ in
            isDone = true
        }
        let (bitmap, _) = try picture(Snapshotting<UIView, UIImage>.image.take(view))
        #expect(bitmap[5, 5] == 0xFFFF_0000)
        #expect(isDone)
    }

    @Test func `once the clock was advanced a snapshot shows the moment`() throws {
        let view = redView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
        VirtualClock.shared.advance(by: 0.5)
        let (bitmap, _) = try picture(Snapshotting<UIView, UIImage>.image.take(view))
        #expect(bitmap[5, 5] == 0xFF80_0080)
        VirtualClock.shared.abandon(below: view.layer)
    }

    @Test func `a controller's animations begin when it has appeared`() throws {
        final class Fading: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                    self.view.backgroundColor = .blue
                }
            }
        }
        let controller = Fading()
        controller.view.backgroundColor = .red
        let (bitmap, _) = try picture(
            Snapshotting<UIViewController, UIImage>.filmstrip(
                at: [0, 0.25, 0.5, 1], size: CGSize(width: 10, height: 10)
            )
            .take(controller))
        #expect([5, 41, 77, 113].map { bitmap[$0, 5] } == [0xFF00_00FF, 0xFF80_0080, 0xFFFF_0000, 0xFF00_00FF])
    }

    @Test func `an animation keeps its frames for a movie`() throws {
        let view = redView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .blue }
        let capture = try Snapshotting<UIView, UIImage>.animation(frames: 3, fps: 2).take(view)
        #expect(capture.movie?.frames.map { $0[0, 0] } == [0xFF00_00FF, 0xFF80_0080, 0xFFFF_0000])
        #expect(capture.movie?.framesPerSecond == 2)
    }

    @Test func `times must rise`() {
        #expect(throws: FilmstripError.notRising(time: 0.2, after: 0.5)) { try Filmstrip(times: [0, 0.5, 0.2]) }
        #expect(throws: FilmstripError.noTimes) { try Filmstrip(times: []) }
        #expect(throws: FilmstripError.framesPerSecond(0)) { try Filmstrip.times(frames: 1, fps: 0) }
    }
}
