/// A label of a cell or a section header: when its text changes, what holds it lays it out again.
final class UITableViewLabel: UILabel {
    var holder: UIView? {
        get { holderReference?.target }
        set { holderReference = newValue?.backReference }
    }

    private var holderReference: BackReference<UIView>?

    convenience init(in holder: UIView, font style: UIFont.TextStyle, color: UIColor = .label) {
        self.init(frame: .zero)
        self.holder = holder
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        holder?.setNeedsLayout()
    }

    /// A label without text takes no room.
    var isBlank: Bool { text?.isEmpty ?? true }
}
