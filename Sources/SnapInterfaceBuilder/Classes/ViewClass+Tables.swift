import UIKit

extension ViewClass {
    static let tableView = ViewClass.of(
        "UITableView",
        make: { element, context in
            UITableView(frame: .zero, style: tableStyle(element["style"] ?? "plain"))
        }
    ) { table, element, context in
        readScrollView(table, element, context)
        if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
        if let height = element.number("sectionHeaderHeight"), height > 0 { table.sectionHeaderHeight = height }
        if let height = element.number("sectionFooterHeight"), height > 0 { table.sectionFooterHeight = height }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = context.colors.color("separatorColor", of: element) { table.separatorColor = color }
        if let inset = element.child("inset", key: "separatorInset") { table.separatorInset = EdgeInsets.inset(inset) }
        for name in ["dataMode", "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight"] {
            _ = element[name]
        }
        for name in ["allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing"] { _ = element[name] }
        for name in ["separatorInsetReference", "contentViewInsetsToSafeArea"] { _ = element[name] }
    }

    static func tableStyle(_ name: String) -> UITableView.Style {
        switch name {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    static let tableViewCell = ViewClass.of(
        "UITableViewCell",
        make: { element, _ in UITableViewCell(style: .default, reuseIdentifier: element["reuseIdentifier"]) }
    ) { cell, element, context in
        if let type = context.choice("accessoryType", of: element, ViewChoices.accessory) { cell.accessoryType = type }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
        if let inset = element.child("inset", key: "separatorInset") { cell.separatorInset = EdgeInsets.inset(inset) }
        // The labels and the image of a style stand in the content view with their frames.
        for name in ["style", "textLabel", "detailTextLabel", "imageView", "rowHeight", "indentationWidth"] {
            _ = element[name]
        }
        for name in ["indentationLevel", "hidesAccessoryWhenEditing", "focusStyle", "editingAccessoryType"] {
            _ = element[name]
        }
    }

    /// What every scroll view has.
    static func readScrollView(_ view: UIScrollView, _ element: InterfaceElement, _ context: InterfaceContext) {
        if let enabled = element.bool("scrollEnabled") { view.isScrollEnabled = enabled }
        if let bounces = element.bool("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
        if let bounces = element.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = bounces }
        if element["contentInsetAdjustmentBehavior"] == "never" { view.contentInsetAdjustmentBehavior = .never }
        if element["contentInsetAdjustmentBehavior"] == "always" { view.contentInsetAdjustmentBehavior = .always }
        if let inset = element.child("inset", key: "contentInset") { view.contentInset = EdgeInsets.inset(inset) }
        if let size = element.child("size", key: "contentSize"), let width = size.number("width"),
            let height = size.number("height")
        {
            view.contentSize = CGSize(width: width, height: height)
        }
        for name in [
            "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "keyboardDismissMode", "bounces",
            "bouncesZoom", "pagingEnabled", "delaysContentTouches", "canCancelContentTouches", "maximumZoomScale",
            "minimumZoomScale", "directionalLockEnabled", "indicatorStyle",
        ] { _ = element[name] }
        element.child("inset", key: "scrollIndicatorInsets")?.markAllRead()
    }
}
