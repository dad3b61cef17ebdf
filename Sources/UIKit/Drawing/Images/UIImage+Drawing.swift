package import SnapGraphics

extension UIImage {
    /// What is to be drawn of an image.
    package enum Drawing: Hashable, Sendable {
        /// Pixels that fill the image's size.
        case bitmap(Bitmap)
        /// An outline in points, within (0, 0) and the image's size.
        case outline(Path)
    }

    /// What the image shows under the traits, turned and mirrored as it is to be seen; nil for an empty image.
    package func drawing(with traits: UITraitCollection) -> Drawing? {
        let isFlipped = storage.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
        let orientation = isFlipped ? storage.orientation.flippedHorizontally : storage.orientation
        switch storage.content {
        case .none, .missing: return nil
        case .picture(let picture): return .bitmap(picture.bitmap(with: traits).oriented(orientation))
        case .symbol(let symbol):
            guard orientation != .up || size != symbol.size else { return .outline(symbol.path) }
            let unit = CGAffineTransform(scaleX: 1 / symbol.size.width, y: 1 / symbol.size.height)
            let (width, height) = (size.width, size.height)
            let turned = orientation.transform
            return .outline(
                symbol.path
                    .applying(unit)
                    .applying(turned)
                    .applying(CGAffineTransform(scaleX: width, y: height)))
        }
    }

    /// The colour that the image is a stencil for, in a place with the given tint; nil where it is drawn with its own colours.
    ///
    /// `automaticIsTemplate` says what `.automatic` means in that place: true in buttons and bars, false in image views.
    package func stencilColor(tint: UIColor, automaticIsTemplate: Bool) -> UIColor? {
        let own = symbolColor ?? storage.tint
        return switch storage.renderingMode {
        case .alwaysTemplate: tint
        case .alwaysOriginal: own ?? (isSymbolImage ? .black : nil)
        case .automatic: isSymbolImage ? symbolColor ?? tint : automaticIsTemplate ? tint : own
        }
    }

    private var symbolColor: UIColor? {
        guard case .symbol(let symbol) = storage.content else { return nil }
        return symbol.configuration.color
    }

    /// What a person calls the image: its name, else its size in points.
    package var summary: String {
        switch storage.content {
        case .none: "empty"
        case .missing(let name): name
        case .symbol(let symbol): symbol.name
        case .picture(let picture): picture.name ?? "\(picture.bitmap.width)×\(picture.bitmap.height) px"
        }
    }
}
