import UIKit

/// Which Xcode saved a document: its canvas has that SDK's sizes of controls, margins and safe areas.
struct CanvasVersion: Hashable, Sendable {
    /// The first number of `toolsVersion`: 17000 is Xcode 12, 24000 Xcode 26.
    let tools: Int

    init(document: InterfaceElement) {
        let number = document["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) }
        // Without a version, and with the 32700 that some tools write, nothing is known of the canvas: a middle one is taken.
        tools = number.flatMap { $0 < 32_000 ? $0 : nil } ?? 21_100
    }

    /// The look of iOS 26.
    var isLiquidGlass: Bool { tools >= 24_127 }
    /// The safe area of a rounded screen counts twice in navigation.
    var doublesSafeArea: Bool { tools >= 23_700 }

    /// Xcode 13 and 14 measured text styles at the smallest text size (stored heights of Body: 17 instead of 20.5).
    var contentSize: UIContentSizeCategory? { (18_000..<21_000).contains(tools) ? .extraSmall : nil }

    /// Xcode 12 is the first with iOS 14.
    var hasFontOfIOS13: Bool { tools < 17_000 }

    /// iOS 13 or later.
    var hasModernControls: Bool { tools >= 15_000 }
}
