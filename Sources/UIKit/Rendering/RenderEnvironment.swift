package import Foundation

/// What a subject is rendered in.
@MainActor
package struct RenderEnvironment {
    package var device: Device
    /// In points; nil takes the subject's own size.
    package var size: CGSize?

    package init(device: Device = .phone375, size: CGSize? = nil) {
        self.device = device
        self.size = size
    }
}
