extension UIImage {
    private func copy(_ change: (inout Storage) -> Void) -> UIImage {
        var storage = storage
        change(&storage)
        return UIImage(storage: storage)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }

    /// The image in one colour, where it is not a template: a view's tint still wins over the colour of a template or symbol.
    public func withTintColor(_ color: UIColor) -> UIImage {
        copy { $0.tint = color }
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        copy {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        copy { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image that is mirrored where it is shown in a right-to-left interface.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        copy { $0.flipsForRightToLeft = true }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        copy { $0.orientation = $0.orientation.flippedHorizontally }
    }

    /// The symbol in another size, weight or colour; what the configuration leaves open stays. A picture is not changed.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let configuration = configuration as? SymbolConfiguration else { return self }
        return applyingSymbolConfiguration(configuration) ?? self
    }

    /// The symbol in another size, weight or colour; nil for a picture.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = storage.content else { return nil }
        return copy { $0.content = .symbol(symbol.applying(configuration.values)) }
    }

    /// How the symbol is sized and coloured; nil for a picture.
    public var symbolConfiguration: SymbolConfiguration? {
        guard case .symbol(let symbol) = storage.content else { return nil }
        return SymbolConfiguration(values: symbol.configuration)
    }

    /// As `symbolConfiguration`; a picture has an empty configuration.
    public var configuration: Configuration? {
        symbolConfiguration ?? Configuration()
    }
}
