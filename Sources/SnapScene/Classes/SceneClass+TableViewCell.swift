import UIKit

extension SceneClass {
    static let tableViewCell = SceneClass("UITableViewCell", inheriting: view, keys: cellKeys) {
        value, context throws(SceneError) in
        UITableViewCell(
            style: try ValueForm<UITableViewCell.CellStyle>.cellStyle.read("style", of: value, context) ?? .default,
            reuseIdentifier: nil)
    }

    private static let cellKeys: [KeyForm<UITableViewCell>] = [
        KeyForm(
            "style", "Which labels the cell has; default if not given.",
            schema: ValueForm<UITableViewCell.CellStyle>.cellStyle.schema
        ) { _, _, _ in },
        part("textLabel", CellPartKeys.label, "The cell's title.") { $0.textLabel },
        part("detailTextLabel", CellPartKeys.label, "The cell's second label; the style default has none.") {
            $0.detailTextLabel
        },
        part("imageView", CellPartKeys.imageView, "The picture before the labels.") { $0.imageView },
        KeyForm("contentView", CellPartKeys.contentView, "What the cell shows in place of its own labels.") {
            $0.contentView
        },
        KeyForm("accessoryType", .accessoryType, \.accessoryType, "The sign at the trailing end."),
        KeyForm("selectionStyle", .selectionStyle, \.selectionStyle, "How the cell looks when it is selected."),
        KeyForm(
            "separatorInset", .insets, \.separatorInset, "Where the line below the cell begins and ends, in points."),
        KeyForm("isSelected", .bool, \.isSelected, "Whether the cell looks selected."),
    ]

    /// A part that cells of some styles have.
    private static func part<Part: UIView>(
        _ key: String, _ form: ObjectForm<Part>, _ abstract: String, part: @escaping (UITableViewCell) -> Part?
    ) -> KeyForm<UITableViewCell> {
        KeyForm(key, abstract, schema: .reference(form.definition)) { value, cell, context throws(SceneError) in
            guard var part = part(cell) else {
                throw .invalid(
                    value.place, problem: "a cell of this style has no \(key)",
                    remedy: "set style: \"subtitle\" or \"value1\"")
            }
            try form.apply(value, to: &part, context)
        }
    }
}

/// What of the parts of a cell may be set: their place is the cell's business.
@MainActor
enum CellPartKeys {
    static let label = ObjectForm<UILabel>(name: "a cell's label", definition: "cellLabel", keys: SceneClass.labelKeys)

    static let imageView = ObjectForm<UIImageView>(
        name: "a cell's image view", definition: "cellImageView",
        keys: SceneClass.imageViewKeys + [
            KeyForm("tintColor", .color, "The color of a template or symbol.") { $0.tintColor = $1 }
        ])

    static let contentView = ObjectForm<UIView>(
        name: "a content view", definition: "contentView",
        keys: SceneClass.view.keys.filter {
            ["id", "layoutMargins", "directionalLayoutMargins", "constraints"].contains($0.key)
        }
            + [
                KeyForm("subviews", .views, "The views in the cell, the lowest first.") { content, subviews in
                    for subview in subviews { content.addSubview(subview) }
                }
            ])
}

extension ValueForm where Value == UITableViewCell.CellStyle {
    fileprivate static var cellStyle: Self {
        choice(
            "cell style", [("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle)])
    }
}

extension ValueForm where Value == UITableViewCell.AccessoryType {
    fileprivate static var accessoryType: Self {
        choice(
            "accessory type",
            [
                ("none", .none), ("disclosureIndicator", .disclosureIndicator),
                ("detailDisclosureButton", .detailDisclosureButton), ("checkmark", .checkmark),
                ("detailButton", .detailButton),
            ])
    }
}

extension ValueForm where Value == UITableViewCell.SelectionStyle {
    fileprivate static var selectionStyle: Self {
        choice("selection style", [("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default)])
    }
}
