import Testing

@testable import UIKit

@MainActor struct ListContentTests {
    init() { UIScreen.main.device = .phone375 }

    /// Consoles of iOS 14 to 17: "Base Style = Cell; directionalLayoutMargins = {11, 16, 11, 8}; axesPreservingSuperviewLayoutMargins =
    /// [Horizontal]; imageToTextPadding = 16; textToSecondaryTextVerticalPadding = 3", and {17, 8, 6, 8} for a grouped header.
    @Test func `configurations begin with iOS's margins and paddings`() {
        let cell = UIListContentConfiguration.cell()
        #expect(
            cell.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
        #expect(cell.imageToTextPadding == 16)
        #expect(cell.textToSecondaryTextVerticalPadding == 3)
        #expect(!cell.prefersSideBySideTextAndSecondaryText)
        let header = UIListContentConfiguration.groupedHeader()
        #expect(
            header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        #expect(header.textProperties.transform == .uppercase)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    }

    private func view(_ configuration: UIListContentConfiguration, width: CGFloat = 375) -> UIListContentView {
        let view = UIListContentView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
        view.layoutIfNeeded()
        return view
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        view.subviews.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    /// 11 + 20.5 (body) + 3 + 14.5 (caption) + 11.
    @Test func `secondary text stands three points below the text`() {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("Title", "Detail")
        let view = view(content)
        #expect(view.frame.height == 60)
        #expect(label("Title", in: view)?.frame == CGRect(x: 16, y: 11, width: 351, height: 20.5))
        #expect(label("Detail", in: view)?.frame == CGRect(x: 16, y: 34.5, width: 351, height: 14.5))
    }

    @Test func `a value stands beside the text, and below it where one of them is too long`() {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Title", "Value")
        let beside = view(content)
        #expect(beside.frame.height == 42.5)
        #expect(label("Value", in: beside)?.frame.maxX == 367)
        #expect(label("Value", in: beside)?.frame.minY == label("Title", in: beside)?.frame.minY)
        content.secondaryText = "A value that is so long that it has no room beside"
        let below = view(content)
        // 11 + 20.5 + 3 + 42 (two lines of body: 20.287 and 22 of leading, on half points) + 11.
        let value = label("A value that is so long that it has no room beside", in: below)
        #expect(value?.frame.minX == 16)
        #expect(value?.frame.minY == 34.5)
    }

    /// The room of 24 points for a symbol, then 16 of padding: 16 + 24 + 16.
    @Test func `symbols are centred over each other, and their texts begin at one place`() throws {
        let centres = try ["star", "wifi", "person.2"].map { name in
            var content = UIListContentConfiguration.cell()
            (content.text, content.image) = ("Title", UIImage(systemName: name))
            let view = view(content)
            #expect(label("Title", in: view)?.frame.minX == 56)
            return try #require(view.subviews.first { $0 is UIImageView }).frame.midX
        }
        for centre in centres { #expect(abs(centre - 28) <= 0.25) }
    }

    @Test func `a picture keeps its size within the maximum, and its reserved room`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
        }
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Title", picture)
        #expect(label("Title", in: view(content))?.frame.minX == 92)
        // 16 of margin, the picture's 60, 16 of padding; below 16, 50 and 16.
        content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
        let small = view(content)
        let image = try #require(small.subviews.first { $0 is UIImageView })
        #expect(image.frame == CGRect(x: 16, y: 14, width: 30, height: 15))
        content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 40)
        let roomy = view(content)
        #expect(roomy.frame.height == 62)
        #expect(label("Title", in: roomy)?.frame.minX == 82)
        #expect(roomy.subviews.first { $0 is UIImageView }?.frame.midX == 41)
    }

    @Test func `texts are transformed by their style`() {
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Network"
        #expect(label("NETWORK", in: view(content)) != nil)
        content.textProperties.transform = .none
        #expect(label("Network", in: view(content)) != nil)
    }

    @Test func `an attributed text wins over the plain one, which takes its place when set`() {
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(string: "Fancy")
        #expect(label("Fancy", in: view(content)) != nil)
        content.text = "Plain"
        #expect(content.attributedText == nil)
        #expect(label("Plain", in: view(content)) != nil)
    }

    @Test func `colours set by hand stay in every state, the others follow it`() {
        var content = UIListContentConfiguration.sidebarCell()
        var state = UICellConfigurationState(traitCollection: .current)
        state.isSelected = true
        #expect(content.updated(for: state).textProperties.color == .white)
        content.textProperties.color = .systemRed
        #expect(content.updated(for: state).textProperties.color == .systemRed)
        var background = UIBackgroundConfiguration.listGroupedCell()
        #expect(background.updated(for: state).backgroundColor == .systemGray4)
        background.backgroundColor = .systemYellow
        #expect(background.updated(for: state).backgroundColor == .systemYellow)
    }

    @Test func `the content is mirrored from right to left`() {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Title", UIImage(systemName: "star"))
        let view = UIListContentView(configuration: content)
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        view.layoutIfNeeded()
        #expect(label("Title", in: view)?.frame.maxX == 319)
    }

    @Test func `in a stack the view is as high as its lines at the width`() {
        var content = UIListContentConfiguration.cell()
        content.text = "A text that needs more than one line in a view that is only this wide"
        let view = UIListContentView(configuration: content)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.widthAnchor.constraint(equalToConstant: 200),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        // The label's own height at 200 - 16 - 8 points, and the margins.
        let label = UILabel()
        (label.text, label.numberOfLines, label.font) = (content.text, 0, .preferredFont(forTextStyle: .body))
        #expect(view.frame.height == label.sizeThatFits(CGSize(width: 176, height: 1000)).height + 22)
        #expect(view.frame.height > 80)
    }

    @Test func `constraints may refer to the text`() throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Title", UIImage(systemName: "star"))
        let view = UIListContentView(configuration: content)
        #expect(view.secondaryTextLayoutGuide == nil)
        let guide = try #require(view.textLayoutGuide)
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.frame = CGRect(x: 10, y: 20, width: 200, height: 44)
        root.addSubview(view)
        root.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            line.widthAnchor.constraint(equalTo: guide.widthAnchor),
            line.topAnchor.constraint(equalTo: guide.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        // The text begins at 56, ends 8 before the view's end, and is 20.5 high in the middle, on a pixel.
        #expect(line.frame == CGRect(x: 66, y: 52, width: 136, height: 1))
    }

    @Test func `a transformer takes the colour out`() {
        let grey = UIConfigurationColorTransformer.grayscale(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(grey.resolvedColor(with: .current).getWhite(&white, alpha: &alpha))
        #expect(white == 0.299)
        #expect(alpha == 0.5)
    }
}
