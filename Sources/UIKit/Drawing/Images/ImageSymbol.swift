import Foundation
import SnapGraphics
import SnapText

/// A symbol with how it is sized and coloured.
struct ImageSymbol: Hashable, Sendable {
    let name: String
    let shape: SymbolOutline
    private(set) var configuration: SymbolValues
    /// Pixels per point that the size is rounded to.
    let scale: CGFloat
    private let category: UIContentSizeCategory
    /// In points.
    private(set) var size: CGSize
    /// The box that the outline fills within the size, in points.
    private var ink: CGRect

    init(name: String, shape: SymbolOutline, configuration: SymbolValues, traits: UITraitCollection) {
        self.name = name
        self.shape = shape
        self.configuration = configuration
        scale = traits.displayScale > 0 ? traits.displayScale : 1
        category = .of(traits)
        size = .zero
        ink = .zero
        measure()
    }

    func applying(_ values: SymbolValues) -> ImageSymbol {
        var copy = self
        copy.configuration = configuration.applying(values)
        copy.measure()
        return copy
    }

    private mutating func measure() {
        let em = configuration.pointSize(at: category) * configuration.symbolScale.factor
        let box = SymbolSizes.box(of: name, ink: shape.inkBounds, em: em, stated: configuration.documentSize)
        let grid = PixelGrid(scale: scale)
        size = CGSize(
            width: max(grid.round(box.size.width), 1 / scale), height: max(grid.round(box.size.height), 1 / scale))
        ink = CGRect(
            x: (size.width - box.ink.width) / 2, y: (size.height - box.ink.height) / 2,
            width: box.ink.width, height: box.ink.height)
    }

    /// From the symbol's lower edge up to the baseline of the text that it goes with, in points: the symbol is centred on capital letters.
    ///
    /// Source: Apple, *Human Interface Guidelines*, SF Symbols. A symbol's larger or smaller scale keeps that centre.
    var baselineFromBottom: CGFloat {
        let capHeight = UIFont.systemFont(ofSize: configuration.pointSize(at: category)).capHeight
        return PixelGrid(scale: scale).round((size.height - capHeight) / 2)
    }

    /// What of the size constraints leave out in documents: symbols of one font size are aligned as if they were as high as a line of it, in points.
    ///
    /// Measured in stored frames of image views with a fixed height: 128 becomes 125⅓ for `person`, 18 becomes 17 for `nosign` and 17½ for
    /// `bell.slash`. At the large scale the height is 0.94 of that (12 becomes 15½ to 21 for four symbols).
    var lineInsets: UIEdgeInsets {
        let line = configuration.pointSize(at: category) * 1.193359375
        let height = configuration.symbolScale == .large ? line * 0.94 : line
        let inset = PixelGrid(scale: scale).round((size.height - height) / 2)
        return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    }

    /// The outline in points, within (0, 0) and the size.
    var path: Path {
        let bounds = shape.inkBounds
        guard bounds.width > 0, bounds.height > 0 else { return Path() }
        let (sx, sy) = (ink.width / bounds.width, ink.height / bounds.height)
        return shape.outline.path.applying(
            CGAffineTransform(
                a: sx, b: 0, c: 0, d: sy, tx: ink.minX - bounds.minX * sx, ty: ink.minY - bounds.minY * sy))
    }
}

extension SymbolOutline {
    /// The box around the outline, in its unit square.
    var inkBounds: CGRect { outline.path.tightBounds }
}
