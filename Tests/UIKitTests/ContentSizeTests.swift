import Testing
import UIKit

/// Sizes that come from content: what gives way, and what reaches out through autoresizing masks. Values as measured in stored frames of
/// Interface Builder documents, and by hand.
@MainActor
struct ContentSizeTests {
    private static func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }

    private static func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ])
        return view
    }

    @Test func `content that hugs at a required priority gives way to a required constraint`() {
        let root = Self.root()
        let button = UIButton(type: .custom)
        button.setImage(UIImage(missing: "gear", size: CGSize(width: 24, height: 24)), for: .normal)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setContentHuggingPriority(.required, for: .horizontal)
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.widthAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 30, height: 24))
    }

    @Test func `constraints inside a view with flexible masks size the view around it`() {
        let root = Self.root()
        let outer = UIView()
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        let content = UIView(frame: .zero)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(content)
        let inner = Self.box(80, 40)
        content.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            inner.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 140, width: 80, height: 60))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(inner.frame == CGRect(x: 0, y: 10, width: 80, height: 40))
    }

    @Test func `views without a size of their own share a proportional stack equally`() {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.frame = CGRect(x: 0, y: 0, width: 345, height: 20)
        stack.distribution = .fillProportionally
        stack.spacing = 10
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [167.5, 167.5])
    }

    struct Inset: Sendable, CustomTestStringConvertible {
        let title: String?
        let insets: UIEdgeInsets
        let size: CGSize
        var testDescription: String { "\(title ?? "nothing") within \(insets)" }
    }

    /// The title is 4 points wide, in whole points; a line at 15 points is 18 high.
    nonisolated private static let insets = [
        Inset(title: nil, insets: .zero, size: CGSize(width: 30, height: 34)),
        Inset(
            title: nil, insets: UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0), size: CGSize(width: 30, height: 43)
        ),
        Inset(title: "i", insets: .zero, size: CGSize(width: 30, height: 30)),
        Inset(
            title: "i", insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
            size: CGSize(width: 24, height: 18)
        ),
        Inset(
            title: "i", insets: UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10),
            size: CGSize(width: 24, height: 32)
        ),
    ]

    @Test(arguments: insets)
    func `a button's own insets stand in for the system's padding`(_ each: Inset) {
        let button = UIButton(type: .system)
        button.setTitle(each.title, for: .normal)
        button.contentEdgeInsets = each.insets
        #expect(button.intrinsicContentSize == each.size)
    }

    @Test func `a document's size of text stands for the view's own, to scale`() {
        let root = Self.root()
        let label = UILabel()
        label.text = "one two three four"
        label.numberOfLines = 0
        let natural = label.intrinsicContentSize
        let twoLines = label.sizeThatFits(CGSize(width: natural.width / 2 + 10, height: 0)).height
        label.documentIntrinsicSize = CGSize(width: natural.width * 2, height: natural.height * 2)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.widthAnchor.constraint(equalToConstant: natural.width + 20),
        ])
        root.layoutIfNeeded()
        // Text twice as large wraps as the view's own does in half the width, into lines twice as high.
        #expect(label.frame.height == twoLines * 2)
    }
}
