/// Darkens what is behind an alert or a sheet.
final class DimmingView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Self.color
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// #CCCCCC over white, measured on iOS 16; dark is not measured.
    static let color = UIColor.appearance(
        light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))
}
