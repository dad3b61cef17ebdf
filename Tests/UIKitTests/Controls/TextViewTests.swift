import Testing

@testable import UIKit

@MainActor
@Suite struct TextViewTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    private func view(_ text: String, width: CGFloat = 200) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        return view
    }

    @Test func `the text has UIKit's insets`() {
        let view = view("Line")
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let label = UILabel()
        label.text = "Line"
        let size = label.intrinsicContentSize
        #expect(view.intrinsicContentSize == CGSize(width: size.width + 10, height: size.height + 16))
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.intrinsicContentSize == size)
    }

    @Test func `the content is as high as the wrapped text`() {
        let view = view("These words need more than one line", width: 130)
        view.layoutIfNeeded()
        // Three lines of 20.287 points in 120, at 2x, and the insets.
        #expect(view.contentSize == CGSize(width: 130, height: 77))
        #expect(view.sizeThatFits(CGSize(width: 130, height: 0)).height == 77)
        #expect(view.contentOffset == .zero)
    }

    @Test func `a view that does not scroll takes the height its width asks for`() {
        let view = view("These words need more than one line")
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 130, height: 400))
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.height == 77)
    }

    @Test func `scrolling moves the text`() throws {
        let view = view("██\n██\n██\n██\n██\n██\n██\n██\n██\n██")
        let top = try Picture(view)
        #expect(top.color(8, 4) == "#FFFFFF")
        view.contentOffset.y = 40
        let scrolled = try Picture(view)
        #expect(scrolled.color(8, 4) == "#000000")
        #expect(scrolled.facts.first == .init("offset", "0 40"))
    }

    @Test func `attributes of the text count before the view's`() throws {
        let view = view("")
        view.attributedText = NSAttributedString(
            string: "Red", attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 30)])
        #expect(view.text == "Red")
        let picture = try Picture(view)
        #expect(picture.extent(alongY: 30) { $0 == "#FF3B30" } != nil)
    }
}
