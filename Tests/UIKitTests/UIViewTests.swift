import SnapGraphics
import Testing
import UIKit

@MainActor
@Suite struct UIViewTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    func views(_ count: Int) -> [UIView] {
        (0..<count).map { tag in
            let view = UIView()
            view.tag = tag
            root.addSubview(view)
            return view
        }
    }

    var order: [Int] { root.subviews.map(\.tag) }
    /// The tags of the views whose layers these are; −1 for a layer of its own.
    var layerOrder: [Int] {
        (root.layer.sublayers ?? []).map { layer in root.subviews.first { $0.layer === layer }?.tag ?? -1 }
    }

    @Test func `moving among siblings counts without the moved view`() {
        let all = views(3)
        root.insertSubview(all[0], aboveSubview: all[1])
        #expect(order == [1, 0, 2])
        root.insertSubview(all[2], belowSubview: all[1])
        #expect(order == [2, 1, 0])
        root.bringSubviewToFront(all[2])
        root.sendSubviewToBack(all[0])
        #expect(order == [0, 1, 2])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order == [2, 1, 0])
        #expect(layerOrder == order)
    }

    @Test func `a layer of its own keeps its place among the subviews' layers`() {
        _ = views(1)
        root.layer.addSublayer(CALayer())
        let last = UIView()
        last.tag = 2
        root.addSubview(last)
        #expect(layerOrder == [0, -1, 2])
        root.bringSubviewToFront(last)
        #expect(layerOrder == [0, -1, 2])
        root.sendSubviewToBack(last)
        #expect(layerOrder == [2, 0, -1])
    }

    @Test func `sizeToFit keeps the frame's origin`() {
        let label = UILabel()
        label.text = "Hi"
        label.frame.origin = CGPoint(x: 10, y: 20)
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 10, y: 20))
        #expect(label.frame.height == 20.5)
    }

    @Test func `view and layer share colour, opacity and hiding`() {
        root.backgroundColor = .white
        #expect(root.layer.backgroundColor == UIColor.white.cgColor)
        root.layer.backgroundColor = UIColor.red.cgColor
        #expect(root.backgroundColor == UIColor(cgColor: UIColor.red.cgColor))
        root.alpha = 0.5
        #expect(root.layer.opacity == 0.5)
        root.layer.opacity = 0.25
        #expect(root.alpha == 0.25)
        root.isHidden = true
        #expect(root.layer.isHidden)
    }

    @Test func `entering a window and growing announce the safe area`() {
        final class Announced: UIView {
            var insets: [CGFloat] = []
            override func safeAreaInsetsDidChange() { insets.append(safeAreaInsets.top) }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let view = Announced(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        #expect(view.insets == [20])
        view.frame.origin.y = 15
        #expect(view.insets == [20, 5])
        view.removeFromSuperview()
    }

    @Test func `a colour of the system follows the traits although it was set before`() throws {
        root.backgroundColor = .systemBackground
        var environment = RenderEnvironment()
        environment.device = Device(
            size: CGSize(width: 100, height: 100), scale: 1, safeAreaInsets: .zero,
            traits: UITraitCollection(userInterfaceStyle: .dark))
        let list = try ViewRenderer.render(root, in: environment).displayList
        UIScreen.main.device = .phone375
        #expect(list.items.contains { if case .fill(_, .color(.black), _) = $0 { true } else { false } })
    }
}
