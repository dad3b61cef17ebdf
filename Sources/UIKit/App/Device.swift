package import Foundation

/// Size, scale, safe area and traits of a screen.
package struct Device: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    package var scale: CGFloat
    package var safeAreaInsets: UIEdgeInsets
    /// Complete: `displayScale` is the scale.
    package let traits: UITraitCollection
    /// The user's language as a BCP 47 tag: chooses the forms of ideographs and the rules of line breaking.
    package var language: String?

    package init(
        size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection = UITraitCollection(),
        language: String? = nil
    ) {
        self.language = language
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.traits = UITraitCollection(traitsFrom: [
            .standard, traits, UITraitCollection(displayScale: scale),
        ])
    }

    /// A phone of 375 × 667 points at 2x, without rounded corners: status bar 20 points.
    package static let phone375 = Device(
        size: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
}
