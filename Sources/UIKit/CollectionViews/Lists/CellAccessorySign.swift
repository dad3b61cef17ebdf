import SnapGraphics

/// The drawn accessories of a list's cell.
enum CellAccessorySign {
    case chevron, checkmark, detail, reorder, outline
    case delete(background: UIColor), insert(background: UIColor)
    case multiselect(background: UIColor?)

    /// In points: chevron, checkmark and information sign as in tables; the discs are 22 across in 24 (read off pictures, not measured).
    func size(on grid: PixelGrid) -> CGSize {
        switch self {
        case .chevron: CGSize(width: grid.ceil(10.3), height: 14)
        case .outline: CGSize(width: 14, height: 14)
        case .checkmark, .detail, .reorder, .delete, .insert, .multiselect: CGSize(width: 24, height: 24)
        }
    }
}

/// Draws an accessory's sign.
final class CellAccessorySignView: UIView {
    let sign: CellAccessorySign
    /// The cell is selected.
    var isOn = false
    /// The items below the cell's are shown.
    var isExpanded = false

    private let tableSign: TableCellAccessory?

    init(_ sign: CellAccessorySign, tintColor: UIColor?) {
        self.sign = sign
        tableSign =
            switch sign {
            case .chevron: TableCellAccessory(.chevron)
            case .checkmark: TableCellAccessory(.checkmark)
            case .detail: TableCellAccessory(.detail)
            case .reorder, .outline, .delete, .insert, .multiselect: nil
            }
        super.init(frame: .zero)
        isOpaque = false
        setColor(tintColor)
        // In a collection the cell takes the touch: what the sign does is in the accessory.
        tableSign?.isUserInteractionEnabled = false
        if let tableSign { addSubview(tableSign) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Nil is the cell's tint, and for a chevron the system's grey.
    func setColor(_ color: UIColor?) {
        tintColor = color
        tableSign?.chevronColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tableSign?.setUntransformedFrame(bounds)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        guard tableSign == nil else { return super.layoutFacts }
        return super.layoutFacts + [.init("accessory", name)]
    }

    private var name: String {
        switch sign {
        case .chevron: "chevron"
        case .checkmark: "checkmark"
        case .detail: "detail"
        case .reorder: "reorder"
        case .outline: isExpanded ? "expanded" : "collapsed"
        case .delete: "delete"
        case .insert: "insert"
        case .multiselect: isOn ? "selected" : "unselected"
        }
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        let tint: UIColor = tintColor
        switch sign {
        case .chevron, .checkmark, .detail: break
        case .delete(let background):
            emitDisc(background, to: &emitter)
            emitLines([(-5.5, 0, 5.5, 0)], width: 2, tint, to: &emitter)
        case .insert(let background):
            emitDisc(background, to: &emitter)
            emitLines([(-5.5, 0, 5.5, 0), (0, -5.5, 0, 5.5)], width: 2, tint, to: &emitter)
        case .multiselect(let background):
            if isOn {
                emitDisc(background ?? tint, to: &emitter)
                emitPolyline([(-5, 0.5), (-1.5, 4), (5, -4)], width: 2, .white, to: &emitter)
            } else {
                let circle = Path(ellipseIn: disc.insetBy(dx: 0.75, dy: 0.75))
                emitter.stroke(
                    circle, StrokeStyle(width: 1.5), UIColor.tertiaryLabel.resolved(with: emitter.traits))
            }
        case .reorder:
            emitLines([(-10, -5, 10, -5), (-10, 0, 10, 0), (-10, 5, 10, 5)], width: 1.5, tint, to: &emitter)
        case .outline:
            let x: CGFloat = isRightToLeft ? -2.5 : 2.5
            emitPolyline(
                isExpanded ? [(-5, -2.5), (0, 2.5), (5, -2.5)] : [(-x, -5), (x, 0), (-x, 5)], width: 2, tint,
                to: &emitter)
        }
    }

    private var disc: CGRect { CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22) }

    private func emitDisc(_ color: UIColor, to emitter: inout LayerEmitter) {
        emitter.fill(.path(Path(ellipseIn: disc), .nonZero), color)
    }

    /// Lines around the middle, in points.
    private func emitLines(
        _ lines: [(CGFloat, CGFloat, CGFloat, CGFloat)], width: CGFloat, _ color: UIColor,
        to emitter: inout LayerEmitter
    ) {
        for line in lines {
            emitPolyline([(line.0, line.1), (line.2, line.3)], width: width, color, to: &emitter)
        }
    }

    private func emitPolyline(
        _ points: [(x: CGFloat, y: CGFloat)], width: CGFloat, _ color: UIColor, to emitter: inout LayerEmitter
    ) {
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        emitter.stroke(
            path, StrokeStyle(width: width, cap: .round, join: .round), color.resolved(with: emitter.traits))
    }
}
