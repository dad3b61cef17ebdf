/// The line between two columns.
final class SplitLine: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .opaqueSeparator
    }

    required init?(coder: NSCoder) {
        nil
    }
}
