import Testing
import UIKit

/// Source of the meanings: Apple, *NSString.boundingRect(with:options:attributes:context:)*.
@MainActor
struct StringMeasuringTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    /// The profile's unrounded width of "Label" at 17 points is 41.353, a line's height 17 · 1.193359375.
    @Test func `a size is not rounded to pixels`() {
        let size = ("Label" as NSString).size(withAttributes: attributes)
        #expect(abs(size.width - 41.353) < 0.001)
        #expect(size.height == 20.287109375)
        #expect("Label".size(withAttributes: attributes) == size)
        #expect(NSAttributedString(string: "Label", attributes: attributes).size() == size)
    }

    @Test func `line breaks count for a size, and an empty text has none`() {
        #expect("a\nb".size(withAttributes: attributes).height == 2 * 20.287109375)
        #expect("".size(withAttributes: attributes) == .zero)
    }

    @Test func `text is wrapped in the width, where line fragments are used`() {
        let text = "Delete all of these photos"
        let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(wrapped.origin == .zero)
        #expect(wrapped.width <= 80 && wrapped.height == 3 * 20.287109375)
        let single = text.boundingRect(with: room, attributes: attributes, context: nil)
        // The origin is on the baseline: the box reaches an ascender above it.
        #expect(single.height == 20.287109375 && single.width > 100)
        #expect(abs(single.minY + 17 * 0.9521484375) < 0.3)
    }

    @Test func `a label with the same text is as large, rounded up`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Delete all of these photos"
        let box = "Delete all of these photos".boundingRect(
            with: CGSize(width: 120, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: [.font: label.font as Any], context: nil)
        let size = label.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(size.height == (box.height * 2).rounded(.up) / 2)
    }

    @Test func `lines without room in the height are left out`() {
        let box = "a\nb\nc".boundingRect(
            with: CGSize(width: 100, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes, context: nil)
        #expect(box.height == 2 * 20.287109375)
    }

    @Test func `a leading stands between lines only where it is asked for`() {
        let body: [NSAttributedString.Key: Any] = [.font: UIFont.preferredFont(forTextStyle: .body)]
        func height(_ options: NSStringDrawingOptions) -> CGFloat {
            "a\nb".boundingRect(with: .zero, options: options, attributes: body, context: nil).height
        }
        #expect(height(.usesLineFragmentOrigin) == 2 * 20.287109375)
        // Body has lines 22 points apart.
        #expect(height([.usesLineFragmentOrigin, .usesFontLeading]) == 20.287109375 + 22)
    }

    @Test func `a context lets fonts shrink as far as it says, and tells how far they did`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let width = "Label".size(withAttributes: attributes).width
        let text = NSAttributedString(string: "Label", attributes: attributes)
        let box = text.boundingRect(
            with: CGSize(width: width * 0.8, height: 21), options: .usesLineFragmentOrigin, context: context)
        #expect(context.actualScaleFactor < 0.85 && context.actualScaleFactor >= 0.5)
        #expect(box.width <= width * 0.8 && context.totalBounds == box)
    }

    @Test func `a text that no scale makes fit has the smallest, and one that fits keeps its size`() {
        func scale(_ width: CGFloat) -> CGFloat {
            let context = NSStringDrawingContext()
            context.minimumScaleFactor = 0.55
            _ = "Label".boundingRect(
                with: CGSize(width: width, height: 21), options: .usesLineFragmentOrigin, attributes: attributes,
                context: context)
            return context.actualScaleFactor
        }
        #expect(scale(2) == 0.55)
        #expect(scale(100) == 1)
    }

    @Test func `device metrics are those of the ink`() {
        let box = ".".boundingRect(with: .zero, options: .usesDeviceMetrics, attributes: attributes, context: nil)
        #expect(box.height < 4 && box.maxY <= 0.5 && box.minX > 0)
    }
}
