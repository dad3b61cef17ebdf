import SnapGraphics

/// Where the labels and the image of a cell's style are in its content.
///
/// Measured in stored frames of Interface Builder at 414 points (margin 20): an image at the margin, the text 15 behind it; texts of the
/// default and value styles in the middle of the height; in a subtitle cell 2 points between the lines, 18.5 above and below together. Not
/// measured: the 6 points between text and detail in a value cell, and all of `.value2`.
@MainActor
struct TableCellTexts {
    let style: UITableViewCell.CellStyle
    let text: UITableViewLabel?
    let detail: UITableViewLabel?
    let image: UIImageView?
    /// Of the content view, in points.
    let margins: NSDirectionalEdgeInsets
    let grid: PixelGrid

    private static let imageGap: CGFloat = 15
    private static let lineGap: CGFloat = 2
    private static let columnGap: CGFloat = 6
    /// The width of the right-aligned text of a `.value2` cell.
    private static let captionWidth: CGFloat = 91

    var isEmpty: Bool { text == nil && detail == nil && image?.image == nil }

    /// Where the text begins, from the leading edge.
    var textStart: CGFloat {
        guard let width = image?.image?.size.width else { return margins.leading }
        return margins.leading + width + Self.imageGap
    }

    // MARK: Height

    /// The content's height at a width; 0 where there are no labels.
    func height(width: CGFloat) -> CGFloat {
        guard !isEmpty else { return 0 }
        let room = max(0, width - textStart - margins.trailing)
        let (text, detail) = sizes(room: room)
        let lines =
            switch style {
            case .default, .value1, .value2: max(text.height, detail.height) + margins.top + margins.bottom
            case .subtitle where text.height > 0 && detail.height > 0:
                text.height + Self.lineGap + detail.height + 18.5
            case .subtitle: text.height + detail.height + margins.top + margins.bottom
            }
        return max(lines, image?.image?.size.height ?? 0)
    }

    private func sizes(room: CGFloat) -> (text: CGSize, detail: CGSize) {
        let text = size(of: text, room: style == .value2 ? Self.captionWidth : room)
        switch style {
        case .default: return (text, .zero)
        case .subtitle: return (text, size(of: detail, room: room))
        case .value1: return (text, size(of: detail, room: max(0, room - text.width - Self.columnGap)))
        case .value2: return (text, size(of: detail, room: max(0, room - Self.captionWidth - Self.columnGap)))
        }
    }

    private func size(of label: UITableViewLabel?, room: CGFloat) -> CGSize {
        guard let label, !label.isBlank else { return .zero }
        let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    // MARK: Frames

    /// Places labels and image in a content view of this size; those with constraints of their own stay.
    func place(in size: CGSize, isRightToLeft: Bool) {
        func put(_ view: UIView?, _ frame: CGRect) {
            guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
            let x = isRightToLeft ? size.width - frame.maxX : frame.minX
            view.setUntransformedFrame(CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height))
        }
        put(image, imageFrame(in: size))
        let room = max(0, size.width - textStart - margins.trailing)
        let (text, detail) = sizes(room: room)
        let end = size.width - margins.trailing
        switch style {
        case .default:
            put(self.text, CGRect(x: textStart, y: 0, width: room, height: size.height))
        case .subtitle:
            let gap = text.height > 0 && detail.height > 0 ? Self.lineGap : 0
            let top = grid.floor((size.height - text.height - gap - detail.height) / 2)
            put(self.text, CGRect(origin: CGPoint(x: textStart, y: top), size: text))
            put(self.detail, CGRect(origin: CGPoint(x: textStart, y: top + text.height + gap), size: detail))
        case .value1:
            put(self.text, middle(text, x: textStart, in: size))
            put(self.detail, middle(detail, x: end - detail.width, in: size))
        case .value2:
            put(self.text, middle(text, x: textStart + Self.captionWidth - text.width, in: size))
            put(self.detail, middle(detail, x: textStart + Self.captionWidth + Self.columnGap, in: size))
        }
    }

    private func middle(_ label: CGSize, x: CGFloat, in size: CGSize) -> CGRect {
        CGRect(x: x, y: grid.round((size.height - label.height) / 2), width: label.width, height: label.height)
    }

    /// The image's own size, scaled down where the row is lower.
    private func imageFrame(in size: CGSize) -> CGRect {
        guard let image = image?.image?.size, image.height > 0 else { return .zero }
        let factor = min(1, size.height / image.height)
        let height = image.height * factor
        let frame = CGRect(
            x: margins.leading + image.width * (1 - factor) / 2, y: (size.height - height) / 2,
            width: image.width * factor, height: height)
        return grid.round(frame)
    }
}
