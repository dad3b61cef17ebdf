import UIKit

/// The JSON Schema of scene files, made from the tables that the reader uses.
@MainActor
package enum SceneSchema {
    /// Draft 2020-12, indented, with a line feed at the end.
    package static var text: String {
        JSONSchema.object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("A scene of snap: a screen with views, constraints, and what is presented on it")),
            ("$ref", .string("#/$defs/\(SceneSettings.form.definition)")),
            ("$defs", .object(definitions)),
        ]).text
    }

    private static var definitions: [(key: String, value: JSONSchema)] {
        var definitions: [(key: String, value: JSONSchema)] = [
            (SceneSettings.form.definition, SceneSettings.form.schema),
            (PresentationForm.form.definition, PresentationForm.form.schema),
            (PopoverDescription.form.definition, PopoverDescription.form.schema),
            ("view", .any(of: SceneClass.all.map { .reference($0.form.definition) })),
        ]
        definitions += SceneClass.all.map { ($0.form.definition, $0.schema) }
        definitions += [
            (LayerKeys.form.definition, LayerKeys.form.schema),
            (TitleLabelKeys.form.definition, TitleLabelKeys.form.schema),
            tableSection,
            (CellPartKeys.label.definition, CellPartKeys.label.schema),
            (CellPartKeys.imageView.definition, CellPartKeys.imageView.schema),
            (CellPartKeys.contentView.definition, CellPartKeys.contentView.schema),
            ("color", ValueForm<UIColor>.colorSchema),
            ("font", ValueForm<UIFont>.fontSchema),
            ("image", ValueForm<UIImage>.imageSchema),
        ]
        return definitions
    }
}
