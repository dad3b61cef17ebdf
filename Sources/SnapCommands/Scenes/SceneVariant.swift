import Foundation
import SnapGolden
import SnapScene
import UIKit

/// The name of a scene's snapshot where the command line shows it on something else than the file does: each variant has a golden of
/// its own.
enum SceneVariant {
    /// The options' values in a fixed order: `iPhone13 dark rtl`; nil where nothing is overridden.
    static func name(_ overrides: SceneOverrides) -> String? {
        var parts: [String] = []
        if let device = overrides.device { parts.append(device.name) }
        if let size = overrides.size {
            parts.append("\(LayoutText.number(size.width))x\(LayoutText.number(size.height))")
        }
        if let scale = overrides.scale { parts.append("\(LayoutText.number(scale))x") }
        if let appearance = overrides.appearance { parts.append(appearance == .dark ? "dark" : "light") }
        if let direction = overrides.direction { parts.append(direction == .rightToLeft ? "rtl" : "ltr") }
        if let size = overrides.contentSize {
            // The last name is the short one.
            parts += SceneOverrides.contentSizes.last { $0.value == size }.map { [$0.name] } ?? []
        }
        if let locale = overrides.locale { parts.append(locale) }
        if let usesBoxFont = overrides.usesBoxFont { parts.append(usesBoxFont ? "box" : "system") }
        if let time = overrides.time { parts.append("\(LayoutText.number(CGFloat(time)))s") }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// What tells a golden from the others of its file.
    static func part(_ scene: SnapshotName.Part, _ overrides: SceneOverrides) -> SnapshotName.Part {
        guard let variant = name(overrides) else { return scene }
        guard case .named(let name) = scene else { return .named(variant) }
        return .named("\(name) \(variant)")
    }
}
