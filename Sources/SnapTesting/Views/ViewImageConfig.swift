public import UIKit

/// The screen that a view or a view controller is shown on.
public struct ViewImageConfig: Sendable {
    /// Upright or on its side.
    public enum Orientation: Sendable {
        case portrait
        case landscape
    }

    /// In points.
    public var safeArea: UIEdgeInsets
    /// In points; nil takes the default screen's for a view controller, and a view's own size.
    public var size: CGSize?
    /// What is not specified is a phone's, light, left to right, at the content size L; `displayScale` is 2 then.
    public var traits: UITraitCollection
    /// The user's language as a BCP 47 tag; nil is no particular one.
    public var language: String?
    /// The model's; nil for a screen of one's own.
    private(set) var name: String?

    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        language: String? = nil
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
        self.language = language
    }

    init(_ model: DeviceModel, _ orientation: Orientation) {
        let device = model.device(isLandscape: orientation == .landscape)
        self.init(safeArea: device.safeAreaInsets, size: device.size, traits: device.traits)
        name = orientation == .landscape ? "\(model.name) landscape" : model.name
    }

    /// The screen, with further traits that are stronger than its own.
    func device(adding more: UITraitCollection) -> Device {
        let all = UITraitCollection(traitsFrom: [traits, more])
        return Device(
            size: size ?? Device.phone375.size, scale: all.displayScale > 0 ? all.displayScale : Device.phone375.scale,
            safeAreaInsets: safeArea, traits: all, language: language)
    }
}
