import Testing

@testable import UIKit

/// Symbols are centred on capital letters (Apple, Human Interface Guidelines, SF Symbols).
@MainActor
@Suite struct SymbolBaselineTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    @Test func `a symbol's baseline lets it stand in the middle of capital letters`() throws {
        let image = try #require(UIImage(systemName: "info.circle"))
        // 19 points high beside capitals of 17 × 0.7046 = 11.98: 3.51 below the baseline, in half points.
        #expect(image.size.height == 19)
        #expect(image.baselineOffsetFromBottom == 3.5)
        // A larger scale is centred on the same capitals.
        let large = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
        #expect(abs(try #require(large.baselineOffsetFromBottom) - (large.size.height - 11.98) / 2) <= 0.25)
        #expect(image.withBaselineOffset(fromBottom: 2).baselineOffsetFromBottom == 2)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == 0)
        #expect(UIImage().baselineOffsetFromBottom == nil)
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func `in a row aligned by baselines a symbol stands in the middle of the capitals`(
        alignment: UIStackView.Alignment
    ) throws {
        let label = UILabel()
        label.text = "About"
        let image = UIImageView(image: UIImage(systemName: "info.circle"))
        let row = UIStackView(arrangedSubviews: [image, label])
        row.alignment = alignment
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        row.layoutIfNeeded()
        // The label's baseline is 16 points below its top (20.5 high); the image ends 3.5 below it.
        #expect(image.frame.maxY == label.frame.minY + 16 + 3.5)
    }

    @Test func `a picture's lower edge is its baseline`() {
        let label = UILabel()
        label.text = "About"
        let image = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in })
        let row = UIStackView(arrangedSubviews: [image, label])
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        row.layoutIfNeeded()
        #expect(image.frame.maxY == label.frame.minY + 16)
    }

    @Test func `a symbol in a text brings its baseline, and bounds win`() throws {
        let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "info.circle")))
        func bounds() -> CGRect {
            attachment.attachmentBounds(
                for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        }
        #expect(bounds() == CGRect(x: 0, y: -3.5, width: 20, height: 19))
        attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 10)
        #expect(bounds() == CGRect(x: 0, y: -2, width: 10, height: 10))
    }
}
