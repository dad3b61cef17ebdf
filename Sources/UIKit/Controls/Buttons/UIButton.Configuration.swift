public import Foundation

extension UIButton {
    /// The look and content of a button as one value, under UIKit's name; lengths in points.
    ///
    /// Source: Apple, *UIButton.Configuration*. Insets of the sizes: measured in 3 stored buttons (medium) and published
    /// re-implementations (the others). Differences: `dynamic` corners do not scale with the text size; Mac styles and the glass styles are absent.
    public struct Configuration {
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum CornerStyle: Int, Sendable {
            /// The background's corner radius as it is.
            case fixed = -1
            /// The background's corner radius; UIKit scales it with the text size.
            case dynamic = 0
            case small, medium, large, capsule
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        /// What at the trailing edge tells of a menu.
        public enum Indicator: Int, Sendable {
            /// The pop-up's on a button that opens a menu at a tap and shows what was chosen in it; else none.
            case automatic
            case none, popup
        }

        /// How the background and the text get their colours.
        enum Look: Sendable {
            case plain, gray, tinted, filled
        }

        let look: Look

        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        /// Setting it sets the size's insets and corner radius, too.
        public var buttonSize = Size.medium {
            didSet {
                guard buttonSize != oldValue else { return }
                setDefaultContentInsets()
                background.cornerRadius = Self.cornerRadius(of: buttonSize)
            }
        }
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?

        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A spinner in place of the image.
        public var showsActivityIndicator = false

        public var title: String? {
            didSet { attributedTitle = nil }
        }
        /// Wins over `title`.
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String? {
            didSet { attributedSubtitle = nil }
        }
        /// Wins over `subtitle`.
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The edge of the title that the image stands at.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and title.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Kept: a selected button looks like another one here.
        public var automaticallyUpdateForSelection = true

        init(look: Look) {
            self.look = look
            background.cornerRadius = Self.cornerRadius(of: .medium)
        }

        /// As published re-implementations have them; not measured.
        static func cornerRadius(of size: Size) -> CGFloat {
            switch size {
            case .medium: 5.95
            case .small, .mini: 14
            case .large: 8.75
            }
        }

        public static func plain() -> Configuration { Configuration(look: .plain) }
        public static func gray() -> Configuration { Configuration(look: .gray) }
        public static func tinted() -> Configuration { Configuration(look: .tinted) }
        public static func filled() -> Configuration { Configuration(look: .filled) }
        /// On the iPhone and iPad, the bordered styles are the plain, grey, tinted and filled ones.
        public static func borderless() -> Configuration { Configuration(look: .plain) }
        public static func bordered() -> Configuration { Configuration(look: .gray) }
        public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
        public static func borderedProminent() -> Configuration { Configuration(look: .filled) }

        /// Sets the insets that belong to the size.
        public mutating func setDefaultContentInsets() {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch buttonSize {
                case .mini, .small: (5, 10)
                case .medium: (7, 12)
                case .large: (15, 20)
                }
            contentInsets = NSDirectionalEdgeInsets(
                top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// Configurations do not depend on the button's state until they are drawn: the same one.
        @preconcurrency @MainActor
        public func updated(for button: UIButton) -> Configuration { self }
    }
}
