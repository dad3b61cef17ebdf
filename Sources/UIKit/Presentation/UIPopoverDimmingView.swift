/// Darkens what is behind a popover.
final class UIPopoverDimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        // #D9D9D9 over white, measured on an iPad with iOS 8.
        backgroundColor = UIColor(white: 0, alpha: 0.15)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }
}
