/// An animatable property of a class of layers: its name in key paths, and how it is read, set and copied.
@MainActor
struct LayerProperty {
    let name: String
    let value: @MainActor (CALayer) -> AnimatableValue?
    /// Sets the property where the value is of its kind.
    let set: @MainActor (CALayer, AnimatableValue) -> Void
    let copy: @MainActor (_ from: CALayer, _ to: CALayer) -> Void

    init<Layer: CALayer, Value: AnimatableConvertible>(
        _ name: String, _ property: ReferenceWritableKeyPath<Layer, Value>
    ) {
        self.name = name
        value = { ($0 as? Layer)?[keyPath: property].animatable }
        set = { layer, new in
            guard let layer = layer as? Layer, let value = Value.from(new) else { return }
            layer[keyPath: property] = value
        }
        copy = { from, to in
            guard let from = from as? Layer, let to = to as? Layer else { return }
            to[keyPath: property] = from[keyPath: property]
        }
    }
}

extension CALayer {
    static let commonProperties = [
        LayerProperty("bounds", \CALayer.bounds), LayerProperty("position", \CALayer.position),
        LayerProperty("anchorPoint", \CALayer.anchorPoint), LayerProperty("anchorPointZ", \CALayer.anchorPointZ),
        LayerProperty("zPosition", \CALayer.zPosition), LayerProperty("transform", \CALayer.transform),
        LayerProperty("sublayerTransform", \CALayer.sublayerTransform),
        LayerProperty("backgroundColor", \CALayer.backgroundColor), LayerProperty("opacity", \CALayer.opacity),
        LayerProperty("cornerRadius", \CALayer.cornerRadius), LayerProperty("borderWidth", \CALayer.borderWidth),
        LayerProperty("borderColor", \CALayer.borderColor), LayerProperty("contentsRect", \CALayer.contentsRect),
        LayerProperty("contentsCenter", \CALayer.contentsCenter), LayerProperty("shadowColor", \CALayer.shadowColor),
        LayerProperty("shadowOpacity", \CALayer.shadowOpacity),
        LayerProperty("shadowOffset", \CALayer.shadowOffset),
        LayerProperty("shadowRadius", \CALayer.shadowRadius), LayerProperty("shadowPath", \CALayer.shadowPath),
    ]

    /// The value of an animatable property; nil where there is none of this name.
    func animatableValue(forKey key: String) -> AnimatableValue? {
        Self.animatableProperties.first { $0.name == key }?.value(self)
    }

    /// Sets an animatable property, where there is one of this name and the value is of its kind.
    func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        Self.animatableProperties.first { $0.name == key }?.set(self, value)
    }
}
