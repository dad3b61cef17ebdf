import Testing
import UIKit

/// What a change asks of layout, and what ordinary code may write without harm.
@MainActor
@Suite struct LayoutUpdateTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    func label(_ text: String, in superview: UIView, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(label)
        return label
    }

    func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    @Test func `a card's margins forget the safe area once the card is clear of it`() {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(card)
        let text = label("Card", in: card)
        pin(text, to: card.layoutMarginsGuide)
        card.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
        card.centerYAnchor.constraint(equalTo: window.centerYAnchor).isActive = true
        window.layoutIfNeeded()
        // A line of 20.5 and two margins of 8: the status bar's 20 points are far above.
        #expect(card.frame.height == 36.5)
        #expect(text.frame.minY == 8)
    }

    @Test func `a required height follows a label that gets fewer lines`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 400))
        let text = label("Some words on a few lines", in: root, lines: 0)
        text.setContentHuggingPriority(.required, for: .vertical)
        text.setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.height > 41)
        root.frame.size.width = 375
        root.layoutIfNeeded()
        #expect(text.frame.height == 20.5)
    }

    @Test func `content gives way to a required height, even where it is required itself`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 400))
        let text = label("Some words on a few lines", in: root, lines: 0)
        text.setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.height == 30)
    }

    /// A stored frame: 319 points of text with 284 to spare are 206½ wide, as the longer of their lines.
    @Test func `a label whose text is broken hugs its longest line, and its whole text again where there is room`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let text = label("Presenting status of long-running process", in: root, lines: 4)
        text.font = .preferredFont(forTextStyle: .headline)
        text.setContentHuggingPriority(.init(251), for: .horizontal)
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.trailingAnchor.constraint(greaterThanOrEqualTo: text.trailingAnchor, constant: 16).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame.size == CGSize(width: 207, height: 42.5))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(text.frame.size == text.intrinsicContentSize)
        #expect(text.frame.height == 20.5)
    }

    @Test func `a button's baseline is where its title is drawn, in a button that is higher`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let text = label("Text", in: root)
        let button = UIButton()
        button.setTitle("Button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.heightAnchor.constraint(equalToConstant: 54),
            text.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // Both are 17 points: the label's 20.5 are centred in the button's 54, rounded to the pixel.
        #expect(text.frame.minY == 17)
    }

    /// Stored frames: a label of one line and 51 points, and others of 9 and 14, have their first baseline where that of 20½ is.
    @Test(arguments: [nil, 9, 51] as [CGFloat?])
    func `a label's baselines count from its edges`(_ height: CGFloat?) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let tall = label("Tall", in: root)
        let first = label("First", in: root)
        let last = label("Last", in: root)
        tall.topAnchor.constraint(equalTo: root.topAnchor, constant: 40).isActive = true
        if let height { tall.heightAnchor.constraint(equalToConstant: height).isActive = true }
        first.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor).isActive = true
        last.lastBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame.minY == 40)
        #expect(last.frame.maxY == 40 + (height ?? 20.5))
    }

    @Test func `a baseline follows a label that gets its text after the first layout`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let first = label("", in: root)
        let second = label("Second", in: root)
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor).isActive = true
        root.layoutIfNeeded()
        first.text = "First"
        root.layoutIfNeeded()
        #expect(second.frame.minY == 50)
    }

    @Test func `a subclass's own intrinsic size is what counts`() {
        final class Badge: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 16, height: size.height + 8)
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let badge = Badge()
        badge.text = "New"
        badge.numberOfLines = 0
        badge.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(badge)
        badge.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        badge.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(badge.frame.height == 28.5)
        #expect(badge.frame.width == badge.sizeThatFits(.zero).width + 16)
    }

    @Test func `a constraint without a second item takes any second attribute`() {
        let view = UIView()
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 50)
        #expect(width.secondAttribute == .notAnAttribute)
    }

    @Test func `a priority of zero asks for nothing`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let text = label("Text", in: root)
        text.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.width == 300)
    }

    @Test func `fitting and updating leave no controller out`() {
        final class Controller: UIViewController {
            var updates = 0
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        _ = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(controller.updates == 1)
        controller.view.setNeedsUpdateConstraints()
        controller.view.updateConstraintsIfNeeded()
        #expect(controller.updates == 2)
    }

    @Test func `what asks for layout in every pass is cut off with a warning`() throws {
        final class Restless: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }
        let warnings = try ViewRenderer.render(
            Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), in: RenderEnvironment()
        ).warnings
        #expect(warnings.contains { $0.contains("after 32 passes") })
    }
}
