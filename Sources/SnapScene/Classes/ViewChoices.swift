import UIKit

extension ValueForm where Value == UIView.ContentMode {
    static var contentMode: Self {
        choice(
            "content mode",
            [
                ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
                ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
                ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
                ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
            ])
    }
}

extension ValueForm where Value == UIView.AutoresizingMask {
    static var autoresizingMask: Self {
        options(
            "part of a mask",
            [
                ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
                ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
                ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
            ])
    }
}

extension ValueForm where Value == UIUserInterfaceStyle {
    static var interfaceStyle: Self { choice("appearance", [("light", .light), ("dark", .dark)]) }
}

extension ValueForm where Value == UISemanticContentAttribute {
    static var semanticContent: Self {
        choice(
            "semantic content attribute",
            [
                ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
                ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
            ])
    }
}

/// A priority for each axis, where one was given.
struct AxisPriorities {
    var horizontal: UILayoutPriority?
    var vertical: UILayoutPriority?

    @MainActor static var form: ObjectForm<AxisPriorities> {
        ObjectForm(
            name: "a pair of priorities", definition: "axisPriorities",
            keys: [
                KeyForm("horizontal", .priority, \.horizontal, "Of the width."),
                KeyForm("vertical", .priority, \.vertical, "Of the height."),
            ])
    }
}

extension ValueForm where Value == AxisPriorities {
    /// One priority for both axes, or `{ horizontal, vertical }`.
    static var axisPriorities: Self {
        let both = ValueForm<UILayoutPriority>.priority
        return Self(.any(of: [both.schema, AxisPriorities.form.schema])) { value, context throws(SceneError) in
            guard case .object = value.content else {
                let priority = try both.read(value, context)
                return AxisPriorities(horizontal: priority, vertical: priority)
            }
            var pair = AxisPriorities()
            try AxisPriorities.form.apply(value, to: &pair, context)
            return pair
        }
    }
}
