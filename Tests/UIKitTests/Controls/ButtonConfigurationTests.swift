import Testing

@testable import UIKit

/// Measured: a medium button with 17 points is 20.33 + 14 high at 3x, and its title and 24 wide; a large one is 50.33 high.
@MainActor
@Suite struct ButtonConfigurationTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    private func button(
        _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = "Retry"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    @Test func `a button is its title and the size's insets`() {
        let label = UILabel()
        label.text = "Retry"
        let title = label.intrinsicContentSize
        for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
            let size = button(configuration).intrinsicContentSize
            #expect(size == CGSize(width: title.width + 24, height: title.height + 14))
        }
        let large = button(.filled()) { $0.buttonSize = .large }
        #expect(large.intrinsicContentSize == CGSize(width: title.width + 40, height: title.height + 30))
        let small = button(.filled()) { $0.buttonSize = .small }
        // 15 points: 18 high.
        #expect(small.intrinsicContentSize.height == 28)
    }

    @Test func `styles have their colours`() throws {
        func background(_ configuration: UIButton.Configuration, isEnabled: Bool = true) throws -> String {
            let button = button(configuration) { $0.title = nil }
            button.isEnabled = isEnabled
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            return try Picture(button).color(50, 20)
        }
        #expect(try background(.plain()) == "#FFFFFF")
        #expect(try background(.gray()) == "#EEEEF0")
        #expect(try background(.filled()) == "#007AFF")
        // 18 % of the tint.
        #expect(try background(.tinted()) == "#D1E7FF")
        #expect(try background(.filled(), isEnabled: false) == "#EEEEF0")
        var red = UIButton.Configuration.filled()
        red.baseBackgroundColor = .systemRed
        #expect(try background(red) == "#FF3B30")
    }

    @Test func `titles have the style's colour`() {
        #expect(button(.filled()).titleLabel?.attributedText?.color == .white)
        #expect(button(.plain()).titleLabel?.attributedText?.color == .systemBlue)
        let own = button(.plain()) { $0.baseForegroundColor = .systemRed }
        #expect(own.titleLabel?.attributedText?.color == .systemRed)
        own.isEnabled = false
        #expect(own.titleLabel?.attributedText?.color == .tertiaryLabel)
    }

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
    func `the image stands at its edge of the title`(edge: NSDirectionalRectEdge) throws {
        let button = button(.plain()) {
            $0.image = UIImage(systemName: "trash")
            $0.imagePlacement = edge
            $0.imagePadding = 8
        }
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        let image = try #require(button.imageView?.frame)
        let title = try #require(button.titleLabel?.frame)
        switch edge {
        case .leading: #expect(abs(title.minX - image.maxX - 8) <= 0.5)
        case .trailing: #expect(abs(image.minX - title.maxX - 8) <= 0.5)
        case .top: #expect(abs(title.minY - image.maxY - 8) <= 0.5)
        default: #expect(abs(image.minY - title.maxY - 8) <= 0.5)
        }
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        let mirrored = try #require(button.imageView?.frame)
        if edge == .leading || edge == .trailing { #expect(abs(mirrored.midX - (200 - image.midX)) <= 0.5) }
    }

    @Test func `a transformer changes the title's font`() {
        let button = button(.filled()) {
            $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .systemFont(ofSize: 20, weight: .bold)
                return outgoing
            }
        }
        let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font == .systemFont(ofSize: 20, weight: .bold))
        // 24 and the insets of 7.
        #expect(button.intrinsicContentSize.height == 38)
    }

    @Test func `an attributed title keeps its own colour`() {
        let button = button(.plain()) {
            var text = AttributedString("Delete")
            text.foregroundColor = .systemRed
            $0.attributedTitle = text
        }
        #expect(button.titleLabel?.text == "Delete")
        #expect(button.titleLabel?.attributedText?.color == .systemRed)
    }

    @Test func `the handler follows the state`() {
        let button = button(.filled())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Following" : "Follow"
        }
        #expect(button.titleLabel?.text == "Follow")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Following")
    }

    @Test func `the action gives title and image`() {
        var runs = 0
        let action = UIAction(title: "Save", image: UIImage(systemName: "folder")) { _ in runs += 1 }
        let button = UIButton(configuration: .plain(), primaryAction: action)
        #expect(button.titleLabel?.text == "Save")
        #expect(button.imageView?.image != nil)
        button.sendActions(for: .touchUpInside)
        #expect(runs == 1)
    }

    @Test func `a long title wraps in the width it gets`() {
        let button = button(.filled()) { $0.title = "These words need more than one line" }
        button.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 144, height: 400))
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            button.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        // Three lines of body text in 120 points, 22 apart: 20.5 + 44 and the insets, at 2x.
        #expect(button.frame.height == 78.5)
    }

    @Test func `corners follow the style`() {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.cornerRadius(forHeight: 40) == 5.95)
        configuration.cornerStyle = .capsule
        #expect(configuration.cornerRadius(forHeight: 40) == 20)
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 3
        #expect(configuration.cornerRadius(forHeight: 40) == 3)
    }
}

extension NSAttributedString {
    fileprivate var color: UIColor? {
        length > 0 ? attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
    }
}
