/// Fills the popover's outline and clips the content to it.
final class UIPopoverContentClipView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}
