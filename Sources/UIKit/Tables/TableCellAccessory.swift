import SnapGraphics

/// The standard sign at the end of a cell: chevron, checkmark, information sign, or information sign with chevron.
///
/// The chevron's ink is 7 × 12 points (measured on iOS 16) in a box that narrows the content by 10.5 points at 2x and 10.333 at 3x
/// beside the margin (stored frames: 30.5 and 30.333 with a margin of 20). The boxes of the others are 24 points wide (stored: 44).
/// Drawn shapes of checkmark and information sign are approximations. An information sign is a button; the others leave touches to the row.
final class TableCellAccessory: UIControl {
    enum Kind {
        case chevron, checkmark, detail, detailAndChevron

        init?(_ type: UITableViewCell.AccessoryType) {
            switch type {
            case .none: return nil
            case .disclosureIndicator: self = .chevron
            case .checkmark: self = .checkmark
            case .detailButton: self = .detail
            case .detailDisclosureButton: self = .detailAndChevron
            }
        }

        var isButton: Bool { self == .detail || self == .detailAndChevron }
    }

    let kind: Kind
    /// Nil is the system's grey.
    var chevronColor: UIColor?

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        isUserInteractionEnabled = kind.isButton
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var takesTaps: Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { tellTable() }
    }

    private func tellTable() {
        let above = Array(superviews)
        guard let cell = above.lazy.compactMap({ $0 as? UITableViewCell }).first,
            let table = above.lazy.compactMap({ $0 as? UITableView }).first, let row = table.indexPath(for: cell)
        else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: row)
    }

    /// In points.
    func size(on grid: PixelGrid) -> CGSize {
        let chevron = grid.ceil(10.3)
        return switch kind {
        case .chevron: CGSize(width: chevron, height: 14)
        case .checkmark, .detail: CGSize(width: 24, height: 24)
        case .detailAndChevron: CGSize(width: 24 + 8 + chevron, height: 24)
        }
    }

    override var layoutFacts: [LayoutNode.Fact] {
        super.layoutFacts + [.init("accessory", "\(kind)")]
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        let size = bounds.size
        let leading = CGRect(x: isRightToLeft ? size.width - 24 : 0, y: (size.height - 24) / 2, width: 24, height: 24)
        switch kind {
        case .chevron: emitChevron(in: bounds, to: &emitter)
        case .checkmark: emitCheckmark(in: leading, to: &emitter)
        case .detail: emitInformation(in: leading, to: &emitter)
        case .detailAndChevron:
            emitInformation(in: leading, to: &emitter)
            let width = size.width - 32
            let box = CGRect(x: isRightToLeft ? 0 : 32, y: 0, width: width, height: size.height)
            emitChevron(in: box, to: &emitter)
        }
    }

    private func emitChevron(in box: CGRect, to emitter: inout LayerEmitter) {
        let direction: CGFloat = isRightToLeft ? -1 : 1
        // Half the ink less half the line width of 2.
        let (x, y): (CGFloat, CGFloat) = (2.5 * direction, 5)
        var path = Path()
        path.move(to: CGPoint(x: box.midX - x, y: box.midY - y))
        path.addLine(to: CGPoint(x: box.midX + x, y: box.midY))
        path.addLine(to: CGPoint(x: box.midX - x, y: box.midY + y))
        let style = StrokeStyle(width: 2, cap: .round, join: .round)
        emitter.stroke(path, style, (chevronColor ?? .tertiaryLabel).resolved(with: emitter.traits))
    }

    private func emitCheckmark(in box: CGRect, to emitter: inout LayerEmitter) {
        var path = Path()
        path.move(to: CGPoint(x: box.midX - 6, y: box.midY + 0.5))
        path.addLine(to: CGPoint(x: box.midX - 1.5, y: box.midY + 5.5))
        path.addLine(to: CGPoint(x: box.midX + 6, y: box.midY - 6))
        emitter.stroke(path, StrokeStyle(width: 2, cap: .round, join: .round), tint(emitter))
    }

    private func emitInformation(in box: CGRect, to emitter: inout LayerEmitter) {
        let color = tint(emitter)
        let circle = Path(ellipseIn: box.insetBy(dx: 1.75, dy: 1.75))
        emitter.stroke(circle, StrokeStyle(width: 1.5), color)
        let dot = Path(ellipseIn: CGRect(x: box.midX - 1.25, y: box.midY - 6.25, width: 2.5, height: 2.5))
        emitter.fill(.path(dot, .nonZero), color)
        var letter = Path()
        letter.move(to: CGPoint(x: box.midX - 1.75, y: box.midY - 1.5))
        letter.addLine(to: CGPoint(x: box.midX + 0.25, y: box.midY - 1.5))
        letter.addLine(to: CGPoint(x: box.midX + 0.25, y: box.midY + 5.25))
        emitter.stroke(letter, StrokeStyle(width: 1.5, cap: .round, join: .round), color)
        var foot = Path()
        foot.move(to: CGPoint(x: box.midX - 2, y: box.midY + 5.25))
        foot.addLine(to: CGPoint(x: box.midX + 2.5, y: box.midY + 5.25))
        emitter.stroke(foot, StrokeStyle(width: 1.5, cap: .round), color)
    }

    private func tint(_ emitter: LayerEmitter) -> Color {
        let color: UIColor = tintColor
        return color.resolved(with: emitter.traits)
    }
}
