package import SnapGraphics

extension Color {
    /// The colour as a premultiplied pixel, red in the lowest byte.
    package var premultiplied: UInt32 {
        func channel(_ value: UInt8) -> UInt32 { UInt32(PixelKernels.product(value, alpha)) }
        return channel(red) | channel(green) << 8 | channel(blue) << 16 | UInt32(alpha) << 24
    }
}
