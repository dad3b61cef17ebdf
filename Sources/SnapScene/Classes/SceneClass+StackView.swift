import UIKit

extension SceneClass {
    static let stackView = SceneClass("UIStackView", inheriting: view, keys: stackViewKeys) { _, _ in UIStackView()
    }

    private static let stackViewKeys: [KeyForm<UIStackView>] = [
        KeyForm("axis", .axis, \.axis, "horizontal, if not given, or vertical."),
        KeyForm("distribution", .distribution, \.distribution, "How the views share the axis; fill if not given."),
        KeyForm("alignment", .alignment, \.alignment, "How the views stand across the axis; fill if not given."),
        KeyForm("spacing", .number, \.spacing, "Between neighbours, in points."),
        KeyForm(
            "isBaselineRelativeArrangement", .bool, \.isBaselineRelativeArrangement,
            "Whether a column measures from baseline to baseline."),
        KeyForm(
            "isLayoutMarginsRelativeArrangement", .bool, \.isLayoutMarginsRelativeArrangement,
            "Whether the views stay within the stack's margins."),
        KeyForm("arrangedSubviews", .views, "The views, in order.") { stack, views in
            for view in views { stack.addArrangedSubview(view) }
        },
        KeyForm(
            "customSpacing", "The spacing after an arranged view, in points, by the view's id.",
            schema: .object([
                ("type", .string("object")), ("additionalProperties", ValueForm<CGFloat>.number.schema),
            ])
        ) { value, stack, context throws(SceneError) in
            guard case .object(let members) = value.content else {
                throw .wrongType(
                    value.place, expected: "an object of spacings, as in { title: 8 }", found: value.summary)
            }
            let arranged = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
            for member in members {
                let spacing = try ValueForm<CGFloat>.number.read(member.value, context)
                guard let view = context.view(named: member.key), arranged.contains(ObjectIdentifier(view)) else {
                    throw .unknownName(
                        member.keyPlace, kind: "arranged view", name: member.key,
                        known: stack.arrangedSubviews.compactMap { context.name(of: $0) })
                }
                stack.setCustomSpacing(spacing, after: view)
            }
        },
    ]
}

extension ValueForm where Value == NSLayoutConstraint.Axis {
    fileprivate static var axis: Self { choice("axis", [("horizontal", .horizontal), ("vertical", .vertical)]) }
}

extension ValueForm where Value == UIStackView.Distribution {
    fileprivate static var distribution: Self {
        choice(
            "distribution",
            [
                ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
                ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
            ])
    }
}

extension ValueForm where Value == UIStackView.Alignment {
    fileprivate static var alignment: Self {
        choice(
            "alignment",
            [
                ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
                ("center", .center), ("trailing", .trailing), ("bottom", .bottom), ("lastBaseline", .lastBaseline),
            ])
    }
}
