extension UIContentUnavailableConfiguration {
    /// How a text looks; it wraps in the width that there is.
    public struct TextProperties: Sendable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// 0 for any number.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) {
            (self.font, self.color) = (font, color)
        }
    }

    /// How the image looks; lengths in points.
    public struct ImageProperties {
        /// For symbols, which are large.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            pointSize: 48)
        /// Nil is the grey of secondary texts.
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        /// A larger image is scaled down; 0 is no limit.
        public var maximumSize = CGSize.zero
        /// Kept: colours are never inverted here.
        public var accessibilityIgnoresInvertColors = false
    }

    /// What a button does.
    public struct ButtonProperties {
        /// Runs at a tap; gives the button a title and an image where its configuration has none.
        public var primaryAction: UIAction?
        /// Opens at a tap where there is no action.
        public var menu: UIMenu?
        public var role = UIButton.Role.normal
        public var isEnabled = true
    }
}
