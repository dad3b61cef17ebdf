import UIKit

extension SceneClass {
    static let tableView = SceneClass("UITableView", inheriting: scrollView, keys: tableViewKeys) {
        value, context throws(SceneError) in
        UITableView(
            frame: .zero, style: try ValueForm<UITableView.Style>.tableStyle.read("style", of: value, context) ?? .plain
        )
    }

    private static let tableViewKeys: [KeyForm<UITableView>] = [
        KeyForm(
            "style", "plain, if not given, grouped or insetGrouped.",
            schema: ValueForm<UITableView.Style>.tableStyle.schema
        ) {
            _, _, _ in
        },
        KeyForm("rowHeight", .length, \.rowHeight, "Of every row, in points; each row's own if not given."),
        KeyForm("separatorStyle", .separatorStyle, \.separatorStyle, "Whether lines stand between the rows."),
        KeyForm("separatorColor", .color, \.separatorColor, "The lines' color."),
        KeyForm("separatorInset", .insets, \.separatorInset, "Where the lines begin and end, in points."),
        KeyForm(
            "sections", "What the table shows: { header, footer, cells }, one for each section.",
            schema: .list(of: .reference(TableSection.form.definition))
        ) { value, table, context throws(SceneError) in
            guard case .array(let elements) = value.content else {
                throw .wrongType(value.place, expected: "a list of sections", found: value.summary)
            }
            var sections: [TableSection] = []
            for element in elements {
                var section = TableSection()
                try TableSection.form.apply(element, to: &section, context)
                sections.append(section)
            }
            let source = TableSource(sections: sections)
            context.keep(source)
            table.dataSource = source
        },
    ]
}

/// One section of a table as it is written.
private struct TableSection {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell] = []

    @MainActor static let form = ObjectForm<TableSection>(
        name: "a section", definition: "tableSection",
        keys: [
            KeyForm("header", .text, \.header, "The title above the rows."),
            KeyForm("footer", .text, \.footer, "The text below the rows."),
            KeyForm(
                "cells", "The rows: views of the class UITableViewCell.",
                schema: .list(of: .reference(SceneClass.tableViewCell.form.definition)), isRequired: true
            ) { value, section, context throws(SceneError) in
                guard case .array(let elements) = value.content else {
                    throw .wrongType(value.place, expected: "a list of cells", found: value.summary)
                }
                for element in elements {
                    guard let cell = try SceneClass.makeView(element, context) as? UITableViewCell else {
                        throw .invalid(
                            element.place, problem: "a row is a cell", remedy: "write class: \"UITableViewCell\"")
                    }
                    section.cells.append(cell)
                }
            },
        ])
}

extension SceneSchema {
    static var tableSection: (key: String, value: JSONSchema) {
        (TableSection.form.definition, TableSection.form.schema)
    }
}

/// Gives a table the cells of a scene, each of which is there from the beginning.
private final class TableSource: UITableViewDataSource {
    private let sections: [TableSection]

    init(sections: [TableSection]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
}

extension ValueForm where Value == UITableView.Style {
    fileprivate static var tableStyle: Self {
        choice("table style", [("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)])
    }
}

extension ValueForm where Value == UITableViewCell.SeparatorStyle {
    fileprivate static var separatorStyle: Self {
        choice("separator style", [("none", .none), ("singleLine", .singleLine)])
    }
}
