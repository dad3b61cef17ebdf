extension UIListContentConfiguration {
    /// How the image of the content looks, and the room it has; lengths in points.
    public struct ImageProperties {
        /// Stands for the room that the system keeps for symbols.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// For symbols; by default large ones beside body text.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(
            textStyle: .body, scale: .large)
        /// Nil is the view's tint.
        public var tintColor: UIColor? {
            get { ownTintColor ?? presentTintColor }
            set { ownTintColor = newValue }
        }

        private var ownTintColor: UIColor?
        private var presentTintColor: UIColor?

        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// A larger image is scaled down; 0 is no limit.
        public var maximumSize = CGSize.zero
        /// The room that the image is centred in; 0 is the image's own size, and for symbols `standardDimension`.
        public var reservedLayoutSize = CGSize.zero
        /// Kept: colours are never inverted here.
        public var accessibilityIgnoresInvertColors = false

        /// The image's colour, next to a tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let base = self.tintColor ?? tintColor
            return tintColorTransformer?(base) ?? base
        }

        mutating func update(for conditions: ConfigurationConditions, selectedColor: UIColor?) {
            presentTintColor =
                if conditions.isDisabled {
                    .tertiaryLabel
                } else if conditions.isEmphasized {
                    selectedColor
                } else {
                    nil
                }
        }

        // MARK: Sizes

        /// The image's size within `maximumSize`, its proportion kept.
        func size(of image: UIImage) -> CGSize {
            let own = image.size
            guard own.width > 0, own.height > 0 else { return .zero }
            let limits = (
                maximumSize.width > 0 ? maximumSize.width : own.width,
                maximumSize.height > 0 ? maximumSize.height : own.height
            )
            let factor = min(1, limits.0 / own.width, limits.1 / own.height)
            return CGSize(width: own.width * factor, height: own.height * factor)
        }

        /// The room that the layout keeps for the image.
        func room(for image: UIImage, traits: UITraitCollection) -> CGSize {
            let own = size(of: image)
            let reserved = reservedLayoutSize
            let symbolRoom = UIFontMetrics(forTextStyle: .body).scaledValue(
                for: Self.symbolRoom, compatibleWith: traits)
            var room = CGSize(
                width: reserved.width > 0 ? reserved.width : own.width,
                height: reserved.height > 0 ? reserved.height : own.height)
            if reserved.width == Self.standardDimension { room.width = symbolRoom }
            if reserved.height == Self.standardDimension { room.height = symbolRoom }
            if case .symbol(let symbol) = image.storage.content {
                if reserved.width <= 0 { room.width = symbolRoom }
                // A symbol is as high as a line of its text: a row with one is no higher than a row without.
                let pointSize = symbol.configuration.pointSize(at: .of(traits))
                if reserved.height <= 0 { room.height = UIFont.systemFont(ofSize: pointSize).lineHeight }
            }
            return room
        }

        /// Symbols of a table's cells stand in a slot of 24 points (stored frames of Interface Builder: the text 15 points behind it).
        private static let symbolRoom: CGFloat = 24
    }
}
