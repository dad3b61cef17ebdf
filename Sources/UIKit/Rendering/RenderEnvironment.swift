import SnapGraphics

package import Foundation

/// What a subject is rendered in.
@MainActor
package struct RenderEnvironment {
    /// The most pixels that a side of the picture may have.
    package static let longestSide = Bitmap.longestSide

    package var device: Device
    /// In points; nil takes the subject's own size.
    package var size: CGSize?

    package init(device: Device = .phone375, size: CGSize? = nil) {
        self.device = device
        self.size = size
    }
}
