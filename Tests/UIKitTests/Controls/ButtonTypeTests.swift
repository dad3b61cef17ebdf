import SnapRaster
import Testing

@testable import UIKit

@MainActor
@Suite struct ButtonTypeTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    @Test(arguments: [
        (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoLight, "info.circle"), (.infoDark, "info.circle"),
        (.contactAdd, "plus.circle"),
    ])
    func `buttons with a picture of their own have it in the tint`(type: UIButton.ButtonType, symbol: String) {
        let button = UIButton(type: type)
        // As Interface Builder stores such buttons.
        #expect(button.intrinsicContentSize == CGSize(width: 25, height: 24))
        #expect(button.currentImage?.summary.contains(symbol) == true)
        #expect(button.imageView?.tintColor == .systemBlue)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(button.currentImage?.summary.contains("star") == true)
    }

    @Test func `the button for closing is a grey cross on a grey circle, whatever the tint`() throws {
        let button = UIButton(type: .close)
        button.tintColor = .red
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 30, height: 30))
        let picture = try Picture(button)
        // The circle ends at the button's edges, and leaves its corners free: black 12 % of (118, 118, 128) over white.
        #expect(picture.color(1, 1) == "#FFFFFF")
        #expect(picture.color(15, 2) == "#EEEEF0")
        // Secondary label, (60, 60, 67) at 60 %, over that in the middle of the cross.
        #expect(picture.color(15, 15) == "#838388")
    }

    @Test func `a bar's item for closing looks like that button, unless it has a picture of its own`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Sheet")
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .close)
        bar.items = [item]
        bar.layoutIfNeeded()
        func view() throws -> BarButtonView { try #require(bar.subviews.compactMap { $0 as? BarButtonView }.first) }
        #expect(try view().frame == CGRect(x: 274, y: 7, width: 30, height: 30))
        #expect(try view().picture.tintColor == .secondaryLabel)
        item.rightBarButtonItem?.image = UIImage(systemName: "star")
        bar.layoutIfNeeded()
        #expect(try view().picture.tintColor == .systemBlue)
        #expect(try view().picture.image?.summary.contains("star") == true)
    }

    // MARK: Places that a subclass chooses

    private final class TrailingImageButton: UIButton {
        override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: contentRect.maxX - 20, y: 5, width: 20, height: 20)
        }
        override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
            CGRect(x: 0, y: 0, width: contentRect.width - 20, height: 30)
        }
        override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 2) }
    }

    @Test func `a subclass places image, title and background`() {
        let button = TrailingImageButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        button.setTitle("Next", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 80, y: 5, width: 20, height: 20))
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(button.backgroundPicture.frame == CGRect(x: 2, y: 2, width: 96, height: 26))
    }

    // MARK: Menus and roles

    private func popUp() -> UIButton {
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
        return button
    }

    @Test func `a configured button that shows what was chosen in its menu has the pop-up's indicator`() {
        let button = popUp()
        button.layoutIfNeeded()
        #expect(button.indicatorPicture.superview == nil, "a menu alone shows none")
        button.changesSelectionAsPrimaryAction = true
        #expect(button.indicatorPicture.superview == nil, "nor one at a long press")
        let plain = button.intrinsicContentSize
        button.showsMenuAsPrimaryAction = true
        let mark = button.indicatorPicture.intrinsicContentSize
        #expect(
            button.intrinsicContentSize
                == CGSize(width: (plain.width + mark.width + 6).rounded(.up), height: plain.height)
                || button.intrinsicContentSize.width == plain.width + mark.width + 6)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        // The title begins where it would without, 12 points from the edge; the sign ends 12 before the other.
        #expect(button.titleLabel?.frame.minX == 12)
        #expect(button.indicatorPicture.frame.maxX == button.bounds.width - 12)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(button.indicatorPicture.frame.minX == 12)
        button.configuration?.indicator = .none
        #expect(button.indicatorPicture.superview == nil)
        #expect(button.intrinsicContentSize == plain)
    }

    @Test func `any configured button shows an indicator that it is told to`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Sort"
        configuration.indicator = .popup
        configuration.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        let button = UIButton(configuration: configuration)
        #expect(button.indicatorPicture.superview === button)
        #expect(button.indicatorPicture.tintColor == .red)
    }

    @Test func `a configured button that destroys is red where it would have the tint`() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Delete"
        button.role = .destructive
        #expect(
            button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .systemRed)
        button.configuration?.baseForegroundColor = .systemGreen
        #expect(
            button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == .systemGreen)
    }

    // MARK: Primary actions

    @Test func `a control made with an action runs it for a finger's change of its value`() {
        var values: [Bool] = []
        let control = UISwitch(
            frame: .zero, primaryAction: UIAction { values.append(($0.sender as? UISwitch)?.isOn ?? false) })
        let stage = TouchStage()
        stage.add(control)
        stage.tap(20, 15)
        #expect(values == [true])
    }
}
