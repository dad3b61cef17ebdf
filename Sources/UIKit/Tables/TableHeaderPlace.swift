import SnapGraphics

/// What a table tells a section header or footer about its surroundings, and how the title looks there.
///
/// Measured (stored frames, pictures of iOS 9 to 16): a plain header with a title is 28 high; a grouped one 38 at 2x and 37.667 at 3x,
/// its 13 point title 10 above the section's first row by the baseline. Not measured: the fonts of plain headers; footers, which are those of
/// `UIListContentConfiguration.plainFooter()` and `groupedFooter()`: small, grey, and on as many lines as they need.
struct TableHeaderPlace: Equatable {
    var style = UITableView.Style.plain
    var isFooter = false
    /// Between the side and the title, in points.
    var margin: CGFloat = 16

    /// In points.
    static let plainHeight: CGFloat = 28

    /// Gives a view that has a title the style's font and colour.
    @MainActor
    func dress(_ view: UITableViewHeaderFooterView) {
        guard let label = view.storedTextLabel else { return }
        if style == .plain, !isFooter {
            label.font = .preferredFont(forTextStyle: .headline)
            label.textColor = .label
        } else {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
        }
    }

    /// The height that a title needs, in points.
    @MainActor
    func height(of label: UITableViewLabel, width: CGFloat, grid: PixelGrid) -> CGFloat {
        let title = titleSize(of: label, width: width).height
        if isFooter { return grid.ceil(title + 15) }
        return style == .plain ? max(Self.plainHeight, grid.ceil(title + 7.5)) : title + 22
    }

    /// At the margin: in the middle of a plain header, at the bottom of a grouped one, at the top of a footer.
    @MainActor
    func titleFrame(of label: UITableViewLabel, in size: CGSize, grid: PixelGrid) -> CGRect {
        let title = titleSize(of: label, width: size.width)
        let y: CGFloat
        if isFooter {
            y = 7.5
        } else if style == .plain {
            y = (size.height - title.height) / 2
        } else {
            y = size.height - 6.5 - title.height
        }
        return CGRect(x: margin, y: grid.floor(y), width: size.width - 2 * margin, height: title.height)
    }

    @MainActor
    private func titleSize(of label: UITableViewLabel, width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: max(0, width - 2 * margin), height: .greatestFiniteMagnitude))
    }
}
