extension UIPopoverPresentationController {
    /// The bar button that the popover points at: its `sourceItem`.
    public var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
}
