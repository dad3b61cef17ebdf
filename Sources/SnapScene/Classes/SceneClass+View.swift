import UIKit

extension SceneClass {
    static let view = SceneClass(
        "UIView", inheriting: nil, keys: identityKeys + geometryKeys + appearanceKeys + layoutKeys + treeKeys
    ) { _, _ in UIView() }

    private static let identityKeys: [KeyForm<UIView>] = [
        KeyForm(
            "id",
            "The view's name in equations and in the layout tree, a letter and then letters, digits and _; its accessibilityIdentifier, too.",
            schema: .object([("type", .string("string")), ("pattern", .string("^[A-Za-z_][A-Za-z0-9_]*$"))])
        ) { value, view, context throws(SceneError) in
            let name = try ValueForm<String>.string.read(value, context)
            try context.register(view, as: name, at: value.place)
            view.accessibilityIdentifier = name
        },
        KeyForm(
            "accessibilityIdentifier", .string, \.accessibilityIdentifier,
            "What the layout tree calls the view, where that is not its id."),
        KeyForm("accessibilityLabel", .text, \.accessibilityLabel, "What VoiceOver says."),
        KeyForm("tag", .integer(from: -1_000_000), \.tag, "A number to find the view by."),
    ]

    private static let geometryKeys: [KeyForm<UIView>] = [
        KeyForm(
            "frame", "The rectangle in the superview, in points, for a view that no constraint places.",
            schema: ValueForm<CGRect>.rect.schema
        ) { value, view, context throws(SceneError) in
            view.frame = try ValueForm<CGRect>.rect.read(value, context)
            context.placement(of: view) { $0.hasFrame = true }
        },
        KeyForm(
            "autoresizingMask", .autoresizingMask, \.autoresizingMask,
            "What stretches when the superview's size changes."),
        KeyForm(
            "translatesAutoresizingMaskIntoConstraints",
            "Whether frame and mask are law; false by itself for a view that an equation or a stack view places.",
            schema: ValueForm<Bool>.bool.schema
        ) { value, view, context throws(SceneError) in
            let translates = try ValueForm<Bool>.bool.read(value, context)
            view.translatesAutoresizingMaskIntoConstraints = translates
            context.placement(of: view) { $0.translatesMask = translates }
        },
    ]

    private static let appearanceKeys: [KeyForm<UIView>] = [
        KeyForm("backgroundColor", .color, \.backgroundColor, "What is behind the view's content."),
        KeyForm("alpha", .fraction, \.alpha, "The opacity of the view and all in it, from 0 to 1."),
        KeyForm("isHidden", .bool, \.isHidden, "Whether the view is left out; in a stack view its place closes up."),
        KeyForm("clipsToBounds", .bool, \.clipsToBounds, "Whether what is in the view ends at its edges."),
        KeyForm("tintColor", .color, "The color of templates and controls, here and below.") { $0.tintColor = $1 },
        KeyForm("contentMode", .contentMode, \.contentMode, "How the content is fitted into the bounds."),
        KeyForm("layer", LayerKeys.form, "Corners, border and shadow.") { $0.layer },
        KeyForm(
            "overrideUserInterfaceStyle", .interfaceStyle, \.overrideUserInterfaceStyle,
            "The appearance here and below, in place of the scene's."),
        KeyForm(
            "semanticContentAttribute", .semanticContent, \.semanticContentAttribute,
            "Whether the view mirrors in right-to-left languages."),
    ]

    private static let layoutKeys: [KeyForm<UIView>] = [
        KeyForm(
            "layoutMargins", .insets, \.layoutMargins,
            "The distances that content keeps from the edges, in points: a number, [top, left, bottom, right], or an object."
        ),
        KeyForm(
            "directionalLayoutMargins", .directionalInsets, \.directionalLayoutMargins,
            "The margins by reading direction: a number, [top, leading, bottom, trailing], or an object."),
        KeyForm(
            "preservesSuperviewLayoutMargins", .bool, \.preservesSuperviewLayoutMargins,
            "Whether the superview's margins count here, too."),
        KeyForm(
            "insetsLayoutMarginsFromSafeArea", .bool, \.insetsLayoutMarginsFromSafeArea,
            "Whether the safe area is added to the margins."),
        KeyForm(
            "contentHuggingPriority", .axisPriorities,
            "How strongly the view refuses to be larger than its content, by axis."
        ) { view, priorities in
            if let priority = priorities.horizontal { view.setContentHuggingPriority(priority, for: .horizontal) }
            if let priority = priorities.vertical { view.setContentHuggingPriority(priority, for: .vertical) }
        },
        KeyForm(
            "contentCompressionResistancePriority", .axisPriorities,
            "How strongly the view refuses to be smaller than its content, by axis."
        ) { view, priorities in
            if let priority = priorities.horizontal {
                view.setContentCompressionResistancePriority(priority, for: .horizontal)
            }
            if let priority = priorities.vertical {
                view.setContentCompressionResistancePriority(priority, for: .vertical)
            }
        },
    ]

    private static let treeKeys: [KeyForm<UIView>] = [
        KeyForm("subviews", .views, "The views in this one, the lowest first.") { view, subviews in
            for subview in subviews { view.addSubview(subview) }
        },
        KeyForm(
            "constraints", "Equations between views of the file, as in \"card.width <= 0.8 * root.width @ 750\".",
            schema: ValueForm<[SceneValue]>.equations.schema
        ) { value, _, context throws(SceneError) in
            context.add(equations: try ValueForm<[SceneValue]>.equations.read(value, context))
        },
    ]
}

extension ValueForm where Value == [UIView] {
    /// A list of views, each an object.
    static var views: Self {
        Self(.list(of: .reference("view"))) { value, context throws(SceneError) in
            guard case .array(let elements) = value.content else {
                throw .wrongType(value.place, expected: "a list of views", found: value.summary)
            }
            var views: [UIView] = []
            for element in elements { views.append(try SceneClass.makeView(element, context)) }
            return views
        }
    }
}

extension ValueForm where Value == [SceneValue] {
    /// A list of equations, kept as strings until every view is there.
    static var equations: Self {
        Self(.list(of: .type("string"))) { value, context throws(SceneError) in
            guard case .array(let elements) = value.content else {
                throw .wrongType(value.place, expected: "a list of equations", found: value.summary)
            }
            for element in elements { _ = try ValueForm<String>.string.read(element, context) }
            return elements
        }
    }
}
