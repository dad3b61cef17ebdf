import Testing
import UIKit

@MainActor
@Suite struct UIButtonTests {
    @Test func aSystemButtonIsItsTitleInWholePointsAndTwelveHigher() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        // Measured in stored frames: 15 points, height 30; the width rounded up to whole points.
        #expect(button.intrinsicContentSize.height == 30)
        #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.width.rounded())
    }

    @Test func aShortTitleStillGetsThirtyPoints() {
        let button = UIButton(type: .system)
        button.setTitle("i", for: .normal)
        #expect(button.intrinsicContentSize.width == 30)
    }

    @Test func anEmptyButtonHasASize() {
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test func theTitleIsCentred() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Options", for: .normal)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(abs(label.center.x - 100) <= 0.25)
        #expect(abs(label.center.y - 25) <= 0.25)
        #expect(label.textColor == .white)
    }

    @Test func theTitleFollowsTheState() {
        let button = UIButton(type: .system)
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        #expect(button.currentTitle == "Follow")
        button.isSelected = true
        #expect(button.currentTitle == "Following")
        #expect(button.titleLabel?.text == "Following")
    }

    @Test func actionsRunInOrderForTheirEvents() {
        let button = UIButton()
        var log: [String] = []
        button.addAction(UIAction { _ in log.append("first") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log.append("second") }, for: [.touchUpInside, .touchDown])
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(log == ["first", "second", "second"])
    }

    @Test func anImageStandsBeforeTheTitle() throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        button.setTitle("Delete", for: .normal)
        button.frame = CGRect(origin: .zero, size: CGSize(width: 200, height: 44))
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let image = try #require(button.imageView)
        #expect(image.frame.maxX == label.frame.minX)
        button.semanticContentAttribute = .forceRightToLeft
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(label.frame.maxX == image.frame.minX)
    }
}
