import SnapGraphics
import Testing
import UIKit

@MainActor
struct TextAttachmentTests {
    private func image(_ width: Int, _ height: Int) throws -> UIImage {
        UIImage(cgImage: CGImage(bitmap: try Bitmap(width: width, height: height, filledWith: 0xFF00_00FF)))
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.sizeToFit()
        return label
    }

    private func placements(_ view: UIView) throws -> [ImagePlacement] {
        try ViewRenderer.render(view, in: RenderEnvironment()).displayList.items.compactMap { item in
            if case .image(let placement, _) = item { placement } else { nil }
        }
    }

    @Test func `an image stands in the text, on the baseline and as large as it is`() throws {
        let text = NSMutableAttributedString(string: "a ")
        text.append(NSAttributedString(attachment: NSTextAttachment(image: try image(30, 12))))
        let placements = try placements(label(text))
        #expect(placements.map(\.destination.size) == [CGSize(width: 30, height: 12)])
        // 17 points: the baseline is 16 points below the top of a line of 20.5.
        #expect(placements[0].destination.maxY == 16)
    }

    @Test func `bounds say size and place`() throws {
        let attachment = NSTextAttachment(image: try image(30, 12))
        attachment.bounds = CGRect(x: 0, y: -3, width: 15, height: 6)
        let placements = try placements(label(NSAttributedString(attachment: attachment)))
        #expect(placements.map(\.destination) == [CGRect(x: 0, y: 13, width: 15, height: 6)])
    }

    @Test func `an attachment may size itself and choose its image`() throws {
        final class Sized: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: 8, height: 8) }
        }
        let placements = try placements(label(NSAttributedString(attachment: Sized(image: try image(30, 12)))))
        #expect(placements.map(\.destination.size) == [CGSize(width: 8, height: 8)])
    }

    @Test(arguments: [(nil, Color(red: 255, green: 0, blue: 0)), (UIColor.blue, Color(red: 0, green: 0, blue: 255))])
    func `a symbol takes the colour of the text, unless it was given one`(own: UIColor?, color: Color) throws {
        let symbol = try #require(UIImage(systemName: "star.fill"))
        let image = own.map { symbol.withTintColor($0) } ?? symbol
        let text = NSMutableAttributedString(
            attributedString: NSAttributedString(attachment: NSTextAttachment(image: image)))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let items = try ViewRenderer.render(label(text), in: RenderEnvironment()).displayList.items
        let colors = items.compactMap { item -> Paint? in
            if case .fill(_, let paint, _) = item { paint } else { nil }
        }
        #expect(colors == [.color(color)])
    }

    @Test func `an attachment without an image is named in a warning`() throws {
        let rendering = try ViewRenderer.render(
            label(NSAttributedString(attachment: NSTextAttachment(data: nil, ofType: nil))),
            in: RenderEnvironment(size: CGSize(width: 10, height: 10)))
        #expect(rendering.warnings.contains { $0.contains("attachment") })
    }

    @Test func `text views and fields show attachments, too`() throws {
        let text = NSAttributedString(attachment: NSTextAttachment(image: try image(30, 12)))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.attributedText = text
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.attributedText = text
        #expect(try placements(view).count == 1)
        #expect(try placements(field).count == 1)
    }
}
