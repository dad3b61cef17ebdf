import SnapGraphics
import SnapPNG

package import Foundation

/// What a subject is rendered in.
@MainActor
package struct RenderEnvironment {
    /// The most pixels that a side of the picture may have.
    package static let longestSide = Bitmap.longestSide
    /// The most pixels that the picture may have: more have no place in a golden.
    package static let mostPixels = PNG.mostPixels

    package var device: Device
    /// In points; nil takes the subject's own size.
    package var size: CGSize?
    /// Whether animations that have only begun are shown at their end; else everything is shown as it is at the clock's present time.
    package var settles: Bool

    package init(device: Device = .phone375, size: CGSize? = nil, settles: Bool = true) {
        self.device = device
        self.size = size
        self.settles = settles
    }
}
