public import Foundation

/// What a screen shows that has nothing else to show: an image, texts and buttons in its middle, under UIKit's name; lengths in points.
///
/// Source: Apple, *UIContentUnavailableConfiguration*. The look is that of iOS 17 and 18; fonts, colours and paddings are not measured. The
/// system's texts are English.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public enum Alignment: Int, Sendable {
        /// In the middle of the view.
        case center
        /// At the view's top.
        case natural
    }

    public var alignment = Alignment.center
    /// Kept: the margins are the view's own.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)

    public var image: UIImage?
    public var imageProperties = ImageProperties()

    public var text: String? {
        didSet { attributedText = nil }
    }
    /// Wins over `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties

    public var secondaryText: String? {
        didSet { secondaryAttributedText = nil }
    }
    /// Wins over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties

    /// Shown where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()

    public var imageToTextPadding: CGFloat = 12
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    public var background = UIBackgroundConfiguration.clear()

    /// A spinner stands at the image's place.
    let isLoading: Bool
    /// What was searched for is named in the text, as long as that is the system's.
    let isSearch: Bool

    private init(isLoading: Bool = false, isSearch: Bool = false) {
        (self.isLoading, self.isSearch) = (isLoading, isSearch)
        textProperties = TextProperties(font: .emphasized(.title2), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// For a screen without content; it shows nothing until it is told what.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// For a screen whose content is on its way: a spinner and a grey text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(isLoading: true)
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return configuration
    }

    /// For a search that has found nothing; a view controller's says for what, once it is updated for its state.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(isSearch: true)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = systemSearchText
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    private static let systemSearchText = "No Results"

    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// A search's text names what was searched for; nothing else depends on the state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, text == Self.systemSearchText, attributedText == nil,
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var updated = self
        updated.text = "\(Self.systemSearchText) for “\(searched)”"
        return updated
    }
}

extension UIFont {
    /// A text style in bold.
    fileprivate static func emphasized(_ style: UIFont.TextStyle) -> UIFont {
        let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
        return UIFont(descriptor: plain.withSymbolicTraits(.traitBold) ?? plain, size: 0)
    }
}
