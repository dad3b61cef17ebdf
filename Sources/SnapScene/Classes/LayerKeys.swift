import UIKit

/// The keys of a view's `layer`.
@MainActor
enum LayerKeys {
    static let form = ObjectForm<CALayer>(
        name: "a layer", definition: "layer",
        keys: [
            KeyForm("cornerRadius", .length, \.cornerRadius, "In points."),
            KeyForm("cornerCurve", .cornerCurve, \.cornerCurve, "Quarter circles, or Apple's smooth corners."),
            KeyForm("maskedCorners", .corners, \.maskedCorners, "The corners that are rounded; all if not given."),
            KeyForm("borderWidth", .length, \.borderWidth, "In points, inside the edges."),
            color("borderColor", \.borderColor, "The border's color."),
            KeyForm("masksToBounds", .bool, \.masksToBounds, "Whether what is in the layer ends at its outline."),
            color("shadowColor", \.shadowColor, "The shadow's color."),
            KeyForm("shadowOpacity", .opacity, \.shadowOpacity, "From 0, no shadow, to 1."),
            KeyForm("shadowRadius", .length, \.shadowRadius, "How soft the shadow is, in points."),
            KeyForm("shadowOffset", .offset, \.shadowOffset, "Where the shadow falls: [x, y] or an object, in points."),
            KeyForm("opacity", .opacity, \.opacity, "Of the layer and all in it, from 0 to 1."),
            KeyForm("zPosition", .number, \.zPosition, "Layers with a larger value are drawn later."),
        ])

    /// A layer's colours do not follow the traits: dynamic ones are resolved with the scene's.
    private static func color(
        _ key: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>, _ abstract: String
    ) -> KeyForm<CALayer> {
        KeyForm(key, abstract, schema: ValueForm<UIColor>.color.schema) { value, layer, context throws(SceneError) in
            let color = try ValueForm<UIColor>.color.read(value, context)
            layer[keyPath: path] = color.resolvedColor(with: context.traits).cgColor
        }
    }
}

extension ValueForm where Value == Float {
    fileprivate static var opacity: Self {
        ValueForm<Double>.fraction.map { number, _ throws(SceneError) in Float(number) }
    }
}

extension ValueForm where Value == CALayerCornerCurve {
    fileprivate static var cornerCurve: Self {
        choice("corner curve", [("circular", .circular), ("continuous", .continuous)])
    }
}

extension ValueForm where Value == CACornerMask {
    fileprivate static var corners: Self {
        options(
            "corner",
            [
                ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
                ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
            ])
    }
}
