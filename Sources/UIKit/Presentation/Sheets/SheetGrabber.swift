/// The handle at a sheet's top edge.
final class SheetGrabber: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        // #C5C5C8 over white, as read; dark is not measured.
        backgroundColor = .appearance(
            light: UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43),
            dark: UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.3))
        layer.cornerRadius = 2.5
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        nil
    }
}
