public import Foundation
import SnapText

extension UIImage {
    /// A symbol's size, weight, scale and colours; what is not given is left open.
    public final class SymbolConfiguration: Configuration {
        let values: SymbolValues

        init(values: SymbolValues) {
            self.values = values
            super.init()
        }

        /// A configuration that leaves everything open.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

        /// In points.
        public convenience init(pointSize: CGFloat) {
            self.init(values: SymbolValues(size: .points(pointSize)))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: SymbolValues(size: .points(pointSize), weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: SymbolValues(size: .points(pointSize), weight: weight, symbolScale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: SymbolValues(size: .textStyle(textStyle)))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: SymbolValues(size: .textStyle(textStyle), symbolScale: scale))
        }

        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = UIFont.Weight(font.font.weight).imageSymbolWeight()
            self.init(values: SymbolValues(size: .points(font.pointSize), weight: weight, symbolScale: scale))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(values: SymbolValues(weight: weight))
        }

        public convenience init(scale: SymbolScale) {
            self.init(values: SymbolValues(symbolScale: scale))
        }

        /// The colour of all layers of the symbol: layers are not told apart here.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: SymbolValues(color: hierarchicalColor))
        }

        /// The first colour counts for all layers of the symbol: layers are not told apart here.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: SymbolValues(color: paletteColors.first))
        }

        /// This configuration, and what the other one gives in place of its own.
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(values: values.applying(other.values))
        }

        /// Symbols of the size that a document's canvas has beside 17 point text, in points.
        package func withDocumentSize(_ size: CGSize) -> SymbolConfiguration {
            var values = values
            values.documentSize = size
            return SymbolConfiguration(values: values)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        public override var hash: Int { values.hashValue }
    }
}

/// The values of a symbol configuration.
struct SymbolValues: Hashable, Sendable {
    enum Size: Hashable, Sendable {
        case points(CGFloat)
        case textStyle(UIFont.TextStyle)
    }

    var size: Size?
    var weight = UIImage.SymbolWeight.unspecified
    var symbolScale = UIImage.SymbolScale.unspecified
    var color: UIColor?
    /// The size beside 17 point text that a document's canvas has, in points.
    var documentSize: CGSize?

    func applying(_ other: SymbolValues) -> SymbolValues {
        SymbolValues(
            size: other.size ?? size, weight: other.weight == .unspecified ? weight : other.weight,
            symbolScale: other.symbolScale == .unspecified ? symbolScale : other.symbolScale,
            color: other.color ?? color, documentSize: other.documentSize ?? documentSize)
    }

    /// The font size that the symbol goes with, in points; 17 where nothing is given.
    func pointSize(at category: UIContentSizeCategory) -> CGFloat {
        switch size {
        case .points(let points): points
        case .textStyle(let style): DynamicType.row(of: style).size(at: category).size
        case nil: 17
        }
    }
}
