extension UIListContentConfiguration {
    /// How a text of the content looks.
    public struct TextProperties: Sendable {
        public enum TextAlignment: Int, Sendable {
            case natural, center, justified
        }

        /// What becomes of the letters, by the rules of the user's language.
        public enum TextTransform: Int, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: UIFont
        public var color: UIColor {
            get { ownColor ?? presentColor }
            set { ownColor = newValue }
        }

        private var ownColor: UIColor?
        private var presentColor: UIColor
        private let standardColor: UIColor
        private let selectedColor: UIColor?

        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for any number.
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var transform: TextTransform
        /// Kept: there is no pointer that hovers over a text.
        public var showsExpansionTextWhenTruncated = false

        init(font: UIFont, color: UIColor, transform: TextTransform, emphasizedColor: UIColor?) {
            self.font = font
            self.transform = transform
            (standardColor, presentColor, selectedColor) = (color, color, emphasizedColor)
        }

        /// The colour with its transformer.
        public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        /// A disabled text is paler (not measured).
        mutating func update(for conditions: ConfigurationConditions) {
            presentColor =
                if conditions.isDisabled {
                    .tertiaryLabel
                } else if conditions.isEmphasized, let selectedColor {
                    selectedColor
                } else {
                    standardColor
                }
        }
    }
}
