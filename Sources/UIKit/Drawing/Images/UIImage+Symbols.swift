import SnapText

extension UIImage {
    /// A symbol by its name in SF Symbols, drawn with the nearest icon that is installed.
    ///
    /// A name that has no icon is a crossed box, and a warning with the next picture; in UIKit nil for a name that is no symbol.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, symbol: SymbolValues(), traits: .current)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let values = (configuration as? SymbolConfiguration)?.values
        self.init(systemName: name, symbol: values ?? SymbolValues(), traits: .current)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, symbol: SymbolValues(), traits: traitCollection ?? .current)
    }

    /// From the lower edge up to the baseline of the text that a symbol goes with, in points; nil for an image without a baseline.
    public var baselineOffsetFromBottom: CGFloat? {
        if let own = storage.baselineOffset { return own }
        if case .symbol(let symbol) = storage.content { return symbol.baselineFromBottom }
        return nil
    }

    /// The image with a baseline so many points above its lower edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        var storage = storage
        storage.baselineOffset = baselineOffset
        return UIImage(storage: storage)
    }

    /// The image without a baseline: text is aligned with its lower edge.
    public func imageWithoutBaseline() -> UIImage { withBaselineOffset(fromBottom: 0) }

    /// Whether an icon, or several put together, stand for a symbol's name.
    package static func hasSymbol(named name: String) -> Bool { SymbolCatalog.outline(named: name) != nil }

    /// What of a symbol's size constraints leave out on a document's canvas, in points; nil for another image.
    package var symbolLineInsets: UIEdgeInsets? {
        if case .symbol(let symbol) = storage.content { symbol.lineInsets } else { nil }
    }

    private convenience init?(systemName name: String, symbol values: SymbolValues, traits: UITraitCollection) {
        guard !name.isEmpty else { return nil }
        let known = SymbolCatalog.outline(named: name)
        if known == nil {
            let hint =
                NearestName.find(name, among: SymbolCatalog.names).map { "did you mean \"\($0)\"?" } ?? "check the name"
            RuntimeWarnings.record("no icon stands for the symbol \"\(name)\": it is drawn as a crossed box; \(hint)")
        }
        let shape = known ?? SymbolCatalog.placeholder
        if let missing = shape.missing { RuntimeWarnings.record("\(missing)") }
        let symbol = ImageSymbol(name: name, shape: shape, configuration: values, traits: traits)
        var storage = Storage(content: .symbol(symbol))
        storage.flipsForRightToLeft = shape.flipsInRightToLeft
        self.init(storage: storage)
    }
}
