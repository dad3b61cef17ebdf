import SnapGraphics

/// The shadow of a sheet that nothing behind is dimmed for, which its edge could not be told from without it. A view of its own, as the sheet
/// clips what it draws. Strength and reach are a popover's; not measured.
final class SheetShadowView: UIView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 35
        layer.shadowOffset = .zero
    }

    required init?(coder: NSCoder) {
        nil
    }

    func place(below sheet: SheetView, isShown: Bool) {
        isHidden = !isShown
        setUntransformedFrame(sheet.untransformedFrame)
        let radius = sheet.layer.cornerRadius
        let outline = RoundedRect(
            rect: bounds, radii: .init(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0),
            curve: .continuous)
        layer.shadowPath = CGPath(path: Path(outline))
    }
}
