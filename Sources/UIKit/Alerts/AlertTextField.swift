/// A text field of an alert: its text stands a device pixel below the middle (measured at 3x: 20.33 points below the box's upper edge).
final class AlertTextField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).offsetBy(dx: 0, dy: 1 / pixelGrid.scale)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).offsetBy(dx: 0, dy: 1 / pixelGrid.scale)
    }
}
