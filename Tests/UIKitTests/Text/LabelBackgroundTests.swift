import SnapGraphics
import Testing
import UIKit

/// A label draws its background itself, as `draw(_:)` does in UIKit: the layer's corners cut it only where they clip.
@MainActor
@Suite struct LabelBackgroundTests {
    private let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    private let red = Paint.color(Color(red: 255, green: 0, blue: 0))
    private let blue = Paint.color(Color(red: 0, green: 0, blue: 255))

    private func items(_ view: UIView) throws -> [DisplayList.Item] {
        view.frame = bounds
        view.layer.cornerRadius = 20
        return try ViewRenderer.render(view, in: RenderEnvironment()).displayList.items
    }

    private var scale: CGAffineTransform { CGAffineTransform(scaleX: 2, y: 2) }
    private var round: Shape { .roundedRect(RoundedRect(rect: bounds, radius: 20, curve: .circular)) }

    @Test func `the background of a label keeps its corners`() throws {
        let label = UILabel()
        label.backgroundColor = .red
        #expect(try items(label) == [.fill(.rect(bounds), red, scale)])
    }

    @Test func `the background of another view is round`() throws {
        let view = UIView()
        view.backgroundColor = .red
        #expect(try items(view) == [.fill(round, red, scale)])
    }

    @Test func `clipping cuts the corners of a label's background`() throws {
        let label = UILabel()
        label.backgroundColor = .red
        label.clipsToBounds = true
        #expect(try items(label) == [.beginClip(round, scale), .fill(.rect(bounds), red, scale), .endClip])
    }

    @Test func `the layer's own background is round, below the label's`() throws {
        let label = UILabel()
        label.layer.backgroundColor = UIColor.blue.cgColor
        #expect(try items(label) == [.fill(round, blue, scale)])
        label.backgroundColor = .red
        #expect(try items(label) == [.fill(round, blue, scale), .fill(.rect(bounds), red, scale)])
    }

    @Test func `a label's background casts a shadow with corners`() throws {
        let label = UILabel()
        label.backgroundColor = .red
        label.layer.shadowOpacity = 1
        guard case .shadow(let shape, _, _) = try items(label).first else {
            Issue.record("no shadow")
            return
        }
        #expect(shape == .rect(bounds))
    }
}
