import SnapGraphics

/// The field of a search bar, under UIKit's name: 36 points high with a magnifying glass.
///
/// Measured on iOS 16: corners of radius 10, continuous; the glass begins 8 points inside and is 16.33 wide; the placeholder's ink begins
/// at 31.3. Difference: tokens are absent.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clearButtonMode = .always
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clearButtonMode = .always
    }

    /// Where the text begins: 1.3 points before a capital's ink.
    private static let textStart: CGFloat = 30

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let end: CGFloat = showsClearButton ? 27 : 7
        return CGRect(
            x: bounds.minX + (isRightToLeft ? end : Self.textStart), y: bounds.minY,
            width: max(0, bounds.width - Self.textStart - end), height: bounds.height)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }

    override var placeholderColor: UIColor { .secondaryLabel }

    override func emitField(to emitter: inout LayerEmitter) {
        let outline = RoundedRect(rect: bounds, radius: 10, curve: .continuous)
        if backgroundColor == nil { emitter.fill(.roundedRect(outline), .tertiarySystemFill) }
        emitGlass(to: &emitter)
    }

    /// A ring of 11.5 points and a handle; the shape between the measured ends is drawn by hand.
    private func emitGlass(to emitter: inout LayerEmitter) {
        let left = isRightToLeft ? bounds.maxX - 8 - 16.33 : bounds.minX + 8
        let box = CGRect(x: left, y: bounds.midY - 8.167, width: 16.33, height: 16.33)
        let ring = Path(ellipseIn: CGRect(x: box.minX + 0.75, y: box.minY + 0.75, width: 11.5, height: 11.5))
        emitter.stroke(ring, StrokeStyle(width: 1.5), UIColor.secondaryLabel.resolved(with: emitter.traits))
        emitter.line(
            [CGPoint(x: box.minX + 11, y: box.minY + 11), CGPoint(x: box.maxX - 0.9, y: box.maxY - 0.9)], width: 1.8,
            .secondaryLabel)
    }
}
