import SnapGraphics

/// A component of a picker: rows on a drum whose axis lies behind the middle.
final class PickerWheel: UIView {
    var rows: [(row: Int, view: UIView)] = []
    private let rowHeight: CGFloat
    private let selected: Int

    init(rowHeight: CGFloat, selected: Int) {
        self.rowHeight = rowHeight
        self.selected = selected
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Each row turned away by its distance from the middle; the drum is as high as the view.
    func placeRows() {
        let radius = max(1, bounds.height / 2)
        for (row, view) in rows {
            let angle = Double(CGFloat(row - selected) * rowHeight / radius)
            let (sine, cosine) = StableMath.sineAndCosine(angle)
            view.setUntransformedFrame(
                pixelGrid.round(
                    CGRect(
                        x: 0, y: radius + radius * CGFloat(sine) - rowHeight / 2, width: bounds.width,
                        height: rowHeight)))
            if row != selected {
                view.transform = CGAffineTransform(scaleX: 1, y: CGFloat(max(0.1, cosine)))
                view.alpha = CGFloat(max(0.1, 0.65 * cosine))
            }
            if view.superview !== self { addSubview(view) }
        }
    }
}
