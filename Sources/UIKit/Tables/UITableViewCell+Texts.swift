extension UITableViewCell {
    /// The main text of the cell's style; made on first use.
    public var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label =
            style == .value2
            ? UITableViewLabel(in: self, font: .caption1, color: .tintColor)
            : UITableViewLabel(in: self, font: .body)
        contentView.addSubview(label)
        storedTextLabel = label
        return label
    }

    /// The second text; nil in the default style, which has none.
    public var detailTextLabel: UILabel? {
        if let storedDetailTextLabel { return storedDetailTextLabel }
        let label: UITableViewLabel
        switch style {
        case .default: return nil
        case .subtitle: label = UITableViewLabel(in: self, font: .caption1)
        case .value1: label = UITableViewLabel(in: self, font: .body, color: .secondaryLabel)
        case .value2: label = UITableViewLabel(in: self, font: .caption1)
        }
        contentView.addSubview(label)
        storedDetailTextLabel = label
        return label
    }

    /// The image at the leading edge; made on first use.
    public var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UITableViewImageView(frame: .zero)
        view.holder = self
        contentView.insertSubview(view, at: 0)
        storedImageView = view
        return view
    }

    var texts: TableCellTexts {
        TableCellTexts(
            style: style, text: storedTextLabel, detail: storedDetailTextLabel, image: storedImageView,
            margins: contentView.directionalLayoutMargins, grid: pixelGrid)
    }
}

/// A cell's image: when it changes, the cell lays itself out again.
final class UITableViewImageView: UIImageView {
    var holder: UIView? {
        get { holderReference?.target }
        set { holderReference = newValue?.backReference }
    }

    private var holderReference: BackReference<UIView>?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        holder?.setNeedsLayout()
    }
}
