extension UIImage {
    // The signs that iOS has for actions on rows, as the symbols that Apple's documentation shows.

    /// A filled circle with a plus sign.
    public static var add: UIImage { sign("plus.circle.fill") }
    /// A filled circle with a minus sign.
    public static var remove: UIImage { sign("minus.circle.fill") }
    /// A circle with an ellipsis.
    public static var actions: UIImage { sign("ellipsis.circle") }
    /// A filled circle with a check mark.
    public static var checkmark: UIImage { sign("checkmark.circle.fill") }
    /// A circle with a check mark.
    public static var strokedCheckmark: UIImage { sign("checkmark.circle") }

    private static func sign(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
