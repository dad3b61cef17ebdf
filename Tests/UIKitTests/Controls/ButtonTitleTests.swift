import Testing
import UIKit

@MainActor
@Suite struct ButtonTitleTests {
    private final class RoundedButton: UIButton {
        private(set) var setUps = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            setUps += 1
            layer.cornerRadius = 8
            setTitle("OK", for: .normal)
        }
    }

    private final class LargeButton: UIButton {
        override init(frame: CGRect) {
            super.init(frame: frame)
            titleLabel?.font = .systemFont(ofSize: 30)
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private func facts(_ button: UIButton) throws -> [String: String] {
        let root = try ViewRenderer.render(button, in: RenderEnvironment()).layoutTree.root
        let label = try #require(root.children.first)
        return Dictionary(uniqueKeysWithValues: label.facts.map { ($0.name, $0.value) })
    }

    private func red(_ string: String) -> NSMutableAttributedString {
        NSMutableAttributedString(
            string: string, attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])
    }

    // MARK: Creation

    @Test func `a subclass with initialisers of its own is made with a type`() throws {
        let button = RoundedButton(type: .system)
        #expect(button.setUps == 1)
        #expect(button.buttonType == .system)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
        #expect(button.titleLabel?.textColor == .systemBlue)
        // 15 points are 30 high.
        #expect(button.intrinsicContentSize.height == 30)
        #expect(RoundedButton(type: .custom).titleLabel?.font == .systemFont(ofSize: 18))
        #expect(RoundedButton(frame: .zero).buttonType == .custom)
    }

    @Test func `a font that a subclass sets while it is made stays`() {
        #expect(LargeButton(type: .system).titleLabel?.font == .systemFont(ofSize: 30))
    }

    // MARK: Several lines

    @Test func `a title of several lines wraps in the button`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 140, height: 80))
        button.setTitle("These words need more than one line", for: .normal)
        let oneLine = button.intrinsicContentSize
        button.titleLabel?.numberOfLines = 0
        let shown = try facts(button)
        #expect(shown["lines"] == "3")
        #expect(shown["truncated"] == nil)
        let label = try #require(button.titleLabel)
        // Three lines of 18 points, 21.48 each, up to the pixel.
        #expect(label.frame.height == 64.5)
        #expect(label.frame.width <= 140)
        #expect(abs(label.center.y - 40) <= 0.25)
        #expect(button.intrinsicContentSize == oneLine)
    }

    @Test func `an image leaves less room for the title's lines`() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.setTitle("Delete all photos", for: .normal)
        button.titleLabel?.numberOfLines = 2
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let image = try #require(button.imageView)
        #expect(label.frame.minX == image.frame.maxX)
        #expect(label.frame.maxX <= 100)
        #expect(label.frame.height == 36)
    }

    @Test func `a title of one line is still truncated`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 140, height: 80))
        button.setTitle("These words need more than one line", for: .normal)
        let shown = try facts(button)
        #expect(shown["lines"] == "1")
        #expect(shown["truncated"] == "true")
    }

    // MARK: Attributed titles

    @Test func `changes of the attributed title that was given do not show`() {
        let button = UIButton()
        let title = red("OK")
        button.setAttributedTitle(title, for: .normal)
        title.mutableString.setString("No")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "OK")
        #expect(button.attributedTitle(for: .normal)?.string == "OK")
    }

    @Test func `a plain title is plain again after an attributed one`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 140, height: 80))
        button.setTitle("OK", for: .normal)
        let plain = try facts(button)
        button.setAttributedTitle(red("OK"), for: .normal)
        let attributed = try facts(button)
        #expect(attributed["color"] == "#FF0000")
        #expect(attributed["font"] == "system 30")
        button.setAttributedTitle(nil, for: .normal)
        #expect(try facts(button) == plain)
    }

    @Test func `another attributed title with the same words is shown`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 140, height: 80))
        button.setAttributedTitle(red("OK"), for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "OK"), for: .selected)
        button.isSelected = true
        #expect(try facts(button)["color"] == "#FFFFFF")
        button.isSelected = false
        #expect(try facts(button)["color"] == "#FF0000")
    }

    @Test func `what is set on the title label lasts through layout`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 140, height: 80))
        button.setAttributedTitle(red("OK"), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        #expect(try facts(button)["font"] == "system 12")
    }

    // MARK: States

    @Test func `a system button fades while it is highlighted`() throws {
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        button.isHighlighted = true
        #expect(try facts(button)["alpha"] == "0.2")
        button.isHighlighted = false
        #expect(try facts(button)["alpha"] == nil)
    }
}
