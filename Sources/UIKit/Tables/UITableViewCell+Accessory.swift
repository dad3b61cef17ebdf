extension UITableViewCell {
    /// What is shown at the trailing end.
    private var shownAccessory: UIView? { accessoryView ?? standardAccessory }

    /// The accessory's own width, without the margin beside it; 0 without one.
    var accessoryWidth: CGFloat { accessorySize.width }

    private var accessorySize: CGSize {
        accessoryView?.bounds.size ?? standardAccessory?.size(on: pixelGrid) ?? .zero
    }

    func accessoryDidChange() {
        if let kind = TableCellAccessory.Kind(accessoryType), accessoryView == nil {
            if standardAccessory?.kind != kind {
                standardAccessory?.removeFromSuperview()
                standardAccessory = TableCellAccessory(kind)
            }
        } else {
            standardAccessory?.removeFromSuperview()
            standardAccessory = nil
        }
        if let shownAccessory, shownAccessory.superview !== self { addSubview(shownAccessory) }
        if let accessoryView, accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
        setNeedsLayout()
    }

    /// At the margin from the trailing edge, in the middle of the content's height.
    func placeAccessory() {
        guard let shownAccessory else { return }
        let size = accessorySize
        let safe = place.insetsContent ? safeAreaInsets : .zero
        let x =
            isRightToLeft
            ? safe.left + place.margin : bounds.width - safe.right - place.margin - size.width
        let y = (contentView.bounds.height - size.height) / 2
        shownAccessory.setUntransformedFrame(pixelGrid.round(CGRect(origin: CGPoint(x: x, y: y), size: size)))
    }
}
