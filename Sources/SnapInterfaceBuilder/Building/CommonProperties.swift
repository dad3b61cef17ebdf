import UIKit

/// The properties that every view has.
@MainActor
struct CommonProperties {
    let context: InterfaceContext

    func read(_ element: InterfaceElement, into view: UIView) {
        readLook(element, into: view)
        readLayout(element, into: view)
        readPriorities(element, into: view)
        readIdentity(element, into: view)
    }

    private func readLook(_ element: InterfaceElement, into view: UIView) {
        if let mode = context.choice("contentMode", of: element, ViewChoices.contentMode) { view.contentMode = mode }
        view.isHidden = element.bool("hidden") ?? false
        view.alpha = element.number("alpha") ?? 1
        view.clipsToBounds = element.bool("clipsSubviews") ?? (view is UIScrollView)
        view.isOpaque = element.bool("opaque") ?? true
        view.tag = element.integer("tag") ?? 0
        if let color = context.colors.color("backgroundColor", of: element) {
            view.backgroundColor = color
        } else if view is UITableView || view is UITableViewCell {
            // Without a colour of its own a table has that of its style, and a cell that of its table.
        } else {
            view.backgroundColor = nil
        }
        if let color = context.colors.color("tintColor", of: element) { view.tintColor = color }
        if let attribute = context.choice("semanticContentAttribute", of: element, ViewChoices.semanticContent) {
            view.semanticContentAttribute = attribute
        }
        if element["overrideUserInterfaceStyle"] == "dark" { view.overrideUserInterfaceStyle = .dark }
        if element["overrideUserInterfaceStyle"] == "light" { view.overrideUserInterfaceStyle = .light }
    }

    private func readLayout(_ element: InterfaceElement, into view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints =
            element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
        view.autoresizingMask = mask(element)
        view.autoresizesSubviews = element.bool("autoresizesSubviews") ?? true
        view.preservesSuperviewLayoutMargins = element.bool("preservesSuperviewLayoutMargins") ?? false
        view.insetsLayoutMarginsFromSafeArea = element.bool("insetsLayoutMarginsFromSafeArea") ?? true
        if let margins = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
            view.directionalLayoutMargins = EdgeInsets.directional(margins)
        } else if let margins = element.child("edgeInsets", key: "layoutMargins") {
            view.layoutMargins = EdgeInsets.plain(margins)
        }
        view.layoutMarginsFollowReadableWidth = element.bool("layoutMarginsFollowReadableWidth") ?? false
    }

    private func mask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        guard let mask = element.child("autoresizingMask", key: "autoresizingMask") else { return [] }
        let options: [(String, UIView.AutoresizingMask)] = [
            ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return UIView.AutoresizingMask(options.filter { mask.bool($0.0) == true }.map(\.1))
    }

    /// A document leaves out priorities of 250 and 750, whatever the class's own are.
    private func readPriorities(_ element: InterfaceElement, into view: UIView) {
        func priority(_ name: String, _ standard: UILayoutPriority) -> UILayoutPriority {
            guard let value = element.number(name) else { return standard }
            return UILayoutPriority(Float(min(1000, max(1, value))))
        }
        view.setContentHuggingPriority(priority("horizontalHuggingPriority", .defaultLow), for: .horizontal)
        view.setContentHuggingPriority(priority("verticalHuggingPriority", .defaultLow), for: .vertical)
        view.setContentCompressionResistancePriority(
            priority("horizontalCompressionResistancePriority", .defaultHigh), for: .horizontal)
        view.setContentCompressionResistancePriority(
            priority("verticalCompressionResistancePriority", .defaultHigh), for: .vertical)
    }

    private func readIdentity(_ element: InterfaceElement, into view: UIView) {
        if let accessibility = element.child("accessibility", key: "accessibilityConfiguration") {
            view.accessibilityIdentifier = accessibility["identifier"]
            view.accessibilityLabel = accessibility["label"]
            view.accessibilityHint = accessibility["hint"]
            accessibility.markAllRead()
        }
    }
}
