extension UIView {
    /// Ties all four edges to those of a view or a guide.
    func fill(_ outer: any LayoutItem) {
        translatesAutoresizingMaskIntoConstraints = false
        for attribute: NSLayoutConstraint.Attribute in [.leading, .trailing, .top, .bottom] {
            NSLayoutConstraint(
                item: self, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    /// Ties the side edges to those of another view, `inset` points inside.
    func fillWidth(of view: UIView, inset: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
        ])
    }
}

extension NSLayoutConstraint {
    func activate(at priority: UILayoutPriority) {
        self.priority = priority
        isActive = true
    }
}

extension UILayoutPriority {
    /// That the texts of an alert have all of their lines.
    static let alertLines = UILayoutPriority(950)
    /// That the view with the texts is as high as they are.
    static let alertTextsHeight = UILayoutPriority(900)
    /// That the view with the buttons is as high as they are: they scroll first, as far as one and a half stay visible.
    static let alertActionsHeight = UILayoutPriority(899)
    /// That an alert has its own width where nothing else gives it one.
    static let alertWidth = UILayoutPriority(898)
}
