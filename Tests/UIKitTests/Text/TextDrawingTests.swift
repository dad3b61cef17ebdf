import SnapGraphics
import Testing
import UIKit

/// What labels and fields emit for attributes and properties of text.
@MainActor
struct TextDrawingTests {
    private func items(_ attributes: [NSAttributedString.Key: Any], of text: String = "Label") throws
        -> [DisplayList.Item]
    {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        label.sizeToFit()
        return try ViewRenderer.render(label, in: RenderEnvironment()).displayList.items
    }

    private let red = Color(red: 255, green: 0, blue: 0)

    @Test func `a shadow is drawn below the letters; its radius is half of its blur`() throws {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.red
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 8
        let items = try items([.shadow: shadow])
        guard case .shadow(_, let drawn, _) = items.first, case .glyphs = items.last else {
            Issue.record("\(items)")
            return
        }
        #expect(drawn == Shadow(color: red, offset: CGSize(width: 2, height: 3), radius: 4))
    }

    @Test func `a label's own shadow has no blur, and is one point above the text unless moved`() throws {
        let label = UILabel()
        label.text = "Label"
        label.shadowColor = .red
        label.sizeToFit()
        let items = try ViewRenderer.render(label, in: RenderEnvironment()).displayList.items
        guard case .shadow(_, let drawn, _) = items.first else {
            Issue.record("\(items)")
            return
        }
        #expect(drawn == Shadow(color: red, offset: CGSize(width: 0, height: -1), radius: 0))
    }

    /// Apple, *NSAttributedString.Key.strokeWidth*: per cent of the font size; negative also fills.
    @Test(arguments: [(5.0, false), (-5.0, true)])
    func `a stroke width is per cent of the font size, and fills where it is negative`(width: Double, fills: Bool)
        throws
    {
        let items = try items([
            .font: UIFont.systemFont(ofSize: 40), .strokeWidth: width, .strokeColor: UIColor.red,
        ])
        let strokes = items.compactMap { item -> (StrokeStyle, Paint)? in
            if case .stroke(_, let style, let paint, _) = item { (style, paint) } else { nil }
        }
        #expect(strokes.map(\.0.width) == [2])
        #expect(strokes.map(\.1) == [.color(red)])
        #expect(items.contains { if case .glyphs = $0 { true } else { false } } == fills)
    }

    @Test func `line styles come from their bits`() throws {
        let double = try items([
            .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red,
        ])
        let fills = double.compactMap { item -> Paint? in
            if case .fill(_, let paint, _) = item { paint } else { nil }
        }
        #expect(fills == [.color(red), .color(red)])
        let dotted: NSUnderlineStyle = [.single, .patternDot]
        let dashes = try items([.underlineStyle: dotted.rawValue]).compactMap { item -> [CGFloat]? in
            if case .stroke(_, let style, _, _) = item { style.dashes } else { nil }
        }
        #expect(dashes == [[1, 2]])
        #expect(try items([.underlineStyle: 0]).count == 1)
    }

    @Test func `an emoji is a picture as opaque as the text`() throws {
        let items = try items([.foregroundColor: UIColor.black.withAlphaComponent(0.5)], of: "😀")
        guard items.count == 3, case .beginGroup = items[0], case .image = items[1] else {
            Issue.record("\(items)")
            return
        }
    }

    @Test func `a field that adjusts its font shows the whole text, as small as its minimum allows`() throws {
        func facts(_ minimum: CGFloat) throws -> [LayoutNode.Fact] {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.text = "A text that is longer"
            field.adjustsFontSizeToFitWidth = true
            field.minimumFontSize = minimum
            return try ViewRenderer.render(field, in: RenderEnvironment()).layoutTree.root.facts
        }
        #expect(try !facts(8).contains { $0.name == "truncated" })
        #expect(try facts(16).contains { $0.name == "truncated" })
    }

    /// Of a text in a text view: the colours of its letters, and how many other things are drawn.
    private func drawn(
        _ own: [NSAttributedString.Key: Any], _ attributes: [NSAttributedString.Key: Any]?
    ) throws -> (inks: [Paint], others: Int) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.attributedText = NSAttributedString(string: "link", attributes: own)
        view.tintColor = .red
        view.linkTextAttributes = attributes
        let items = try ViewRenderer.render(view, in: RenderEnvironment()).displayList.items
        let inks = items.compactMap { item -> Paint? in
            if case .glyphs(_, let paint, _) = item { paint } else { nil }
        }
        return (inks, items.count - inks.count)
    }

    /// Of a link: the colours of its letters, and how many lines are under it.
    private func link(
        _ own: [NSAttributedString.Key: Any], _ attributes: [NSAttributedString.Key: Any]?
    ) throws -> (inks: [Paint], lines: Int) {
        let link = try drawn(own.merging([.link: "https://example.org"]) { $1 }, attributes)
        return (link.inks, link.others - (try drawn([:], nil)).others)
    }

    @Test func `a text view draws links in its tint without a line, whatever their own colour`() throws {
        let plain = try link([:], nil)
        #expect(plain.inks == [.color(red)] && plain.lines == 0)
        let grey = try link([.foregroundColor: UIColor.gray], nil)
        #expect(grey.inks == [.color(red)] && grey.lines == 0)
        // A line of the text's own stays.
        #expect(try link([.underlineStyle: NSUnderlineStyle.single.rawValue], nil).lines == 1)
    }

    @Test func `a text view draws links as its link attributes say, and without any as the text says`() throws {
        let lined = try link([.foregroundColor: UIColor.gray], [.foregroundColor: UIColor.red, .underlineStyle: 1])
        #expect(lined.inks == [.color(red)] && lined.lines == 1)
        let own = try link([.foregroundColor: UIColor.red], [:])
        #expect(own.inks == [.color(red)] && own.lines == 0)
    }

    @Test func `in the box font text and symbols are blocks of no file`() throws {
        let device = Device(
            size: CGSize(width: 100, height: 100), scale: 2, safeAreaInsets: .zero,
            traits: UITraitCollection(usesBoxFont: true))
        let label = UILabel()
        label.text = "Ağ 中 😀"
        let image = UIImageView(image: UIImage(systemName: "star.fill"))
        let stack = UIStackView(arrangedSubviews: [label, image])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let rendering = try ViewRenderer.render(stack, in: RenderEnvironment(device: device))
        #expect(rendering.fonts.isEmpty && rendering.warnings.isEmpty)
        UIScreen.main.device = .phone375
    }
}
