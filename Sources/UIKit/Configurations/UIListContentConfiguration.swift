public import Foundation

/// Text, secondary text and an image as a list's row, header or footer shows them, under UIKit's name; lengths in points.
///
/// Source: Apple, *UIListContentConfiguration*. Differences: it is neither `Hashable` nor `Sendable`; the styles of iOS 18 that find out the
/// list's appearance by themselves (`header()`, `footer()`) are absent.
public struct UIListContentConfiguration: UIContentConfiguration {
    let style: Style

    public var text: String? {
        didSet { attributedText = nil }
    }
    /// Wins over `text`; the attributes win over `textProperties`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties

    public var secondaryText: String? {
        didSet { secondaryAttributedText = nil }
    }
    /// Wins over `secondaryText`; the attributes win over `secondaryTextProperties`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    public var image: UIImage?
    public var imageProperties = ImageProperties()

    /// The axes on which the margins are at least those of what holds the content.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the two texts stand beside each other where both have room.
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var imageToTextPadding: CGFloat = 16
    /// The least space between texts beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init(style: Style) {
        self.style = style
        textProperties = TextProperties(
            font: style.font, color: style.color, transform: style.transform, emphasizedColor: style.selectedColor)
        secondaryTextProperties = TextProperties(
            font: style.secondaryFont, color: style.secondaryColor, transform: .none,
            emphasizedColor: style.selectedColor)
        directionalLayoutMargins = style.margins
        prefersSideBySideTextAndSecondaryText = style == .valueCell
    }

    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The texts' and the image's own colours for a state; those that were set by hand stay.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var copy = self
        let conditions = ConfigurationConditions(state)
        copy.textProperties.update(for: conditions)
        copy.secondaryTextProperties.update(for: conditions)
        copy.imageProperties.update(for: conditions, selectedColor: style.selectedColor)
        return copy
    }

    /// Whether a row with this content is as high as a row is by default, at least.
    var isCell: Bool { style.isCell }
}
