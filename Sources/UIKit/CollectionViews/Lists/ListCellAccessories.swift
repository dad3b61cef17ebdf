import SnapGraphics

/// An accessory with the view that shows it.
@MainActor
struct ShownAccessory {
    let accessory: UICellAccessory
    /// In the cell's list.
    let index: Int
    let view: UIView

    init(_ accessory: UICellAccessory, index: Int) {
        self.accessory = accessory
        self.index = index
        switch accessory.content {
        case .sign(let sign): view = CellAccessorySignView(sign, tintColor: accessory.tintColor)
        case .label(let text, let font, let adjustsFont):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.adjustsFontForContentSizeCategory = adjustsFont
            label.textColor = accessory.tintColor
            view = label
        case .view(let custom, _):
            if let tint = accessory.tintColor { custom.tintColor = tint }
            view = custom
        }
    }

    /// - Parameter color: in place of the accessory's own.
    func update(isSelected: Bool, isExpanded: Bool, color: UIColor?) {
        if case .label = accessory.content { (view as? UILabel)?.textColor = color ?? accessory.tintColor }
        guard let sign = view as? CellAccessorySignView else { return }
        (sign.isOn, sign.isExpanded) = (isSelected, isExpanded)
        sign.setColor(color ?? accessory.tintColor)
    }

    /// In points.
    func size(on grid: PixelGrid) -> CGSize {
        switch accessory.content {
        case .sign(let sign): return sign.size(on: grid)
        case .label: return view.sizeThatFits(.zero)
        case .view(_, let keepsSize):
            if keepsSize { return view.bounds.size }
            let intrinsic = view.intrinsicContentSize
            if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
        }
    }

    /// The room that the accessory takes across the cell, in points.
    func width(of size: CGSize) -> CGFloat {
        if case .custom(let width) = accessory.reservedLayoutWidth { width } else { size.width }
    }
}

/// Where the accessories of a list's cell are.
///
/// The last one at each edge keeps the cell's margin, as a table's accessory does; between them are 8 points (not measured). They are on a line
/// with the content: in a header, whose margins above and below differ, not in the middle of the cell.
@MainActor
struct ListCellAccessories {
    /// From the edges inwards at the leading one, and towards the edge at the trailing one: in reading order.
    let leading: [ShownAccessory]
    let trailing: [ShownAccessory]
    /// In points.
    let margin: CGFloat
    /// The safe area at the leading and the trailing edge, in points.
    let safe: (leading: CGFloat, trailing: CGFloat)
    let grid: PixelGrid
    let indentation: CGFloat
    let indentsAccessories: Bool
    /// The content's margins above and below, in points.
    let contentMargins: (top: CGFloat, bottom: CGFloat)

    private static let gap: CGFloat = 8

    /// Of the content from the cell's leading edge, in points.
    var leadingInset: CGFloat {
        indentation + (leading.isEmpty ? 0 : safe.leading + margin + width(of: leading))
    }

    /// Of the content from the cell's trailing edge, in points.
    var trailingInset: CGFloat {
        trailing.isEmpty ? 0 : safe.trailing + margin + width(of: trailing)
    }

    /// The content's frame beside the accessories, in a cell's bounds.
    func contentFrame(in bounds: CGRect, isRightToLeft: Bool) -> CGRect {
        let frame = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: isRightToLeft ? trailingInset : leadingInset, bottom: 0,
                right: isRightToLeft ? leadingInset : trailingInset))
        return CGRect(origin: frame.origin, size: CGSize(width: max(0, frame.width), height: frame.height))
    }

    private func width(of accessories: [ShownAccessory]) -> CGFloat {
        let widths = accessories.map { $0.width(of: $0.size(on: grid)) }
        return widths.reduce(0, +) + CGFloat(max(0, accessories.count - 1)) * Self.gap
    }

    func place(in bounds: CGRect, isRightToLeft: Bool) {
        place(
            leading, from: safe.leading + margin + (indentsAccessories ? indentation : 0), in: bounds, isRightToLeft)
        let end = bounds.width - safe.trailing - margin
        place(trailing, from: end - width(of: trailing), in: bounds, isRightToLeft)
    }

    private func place(
        _ accessories: [ShownAccessory], from start: CGFloat, in bounds: CGRect, _ isRightToLeft: Bool
    ) {
        let centre = (contentMargins.top + bounds.height - contentMargins.bottom) / 2
        var x = start
        for shown in accessories {
            let size = shown.size(on: grid)
            let room = shown.width(of: size)
            let left = x + (room - size.width) / 2
            let frame = CGRect(
                x: isRightToLeft ? bounds.width - left - size.width : left, y: centre - size.height / 2,
                width: size.width, height: size.height)
            shown.view.setUntransformedFrame(grid.round(frame))
            x += room + Self.gap
        }
    }
}
