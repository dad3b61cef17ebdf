public import Foundation

extension UIColor {
    /// Writes the components in extended sRGB, under `UITraitCollection.current`; always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = value(with: .current)
        let rgb = value.rgb
        red?.pointee = rgb.red
        green?.pointee = rgb.green
        blue?.pointee = rgb.blue
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes hue (0…1), saturation and brightness, under `UITraitCollection.current`; always succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = value(with: .current)
        let hsb = HueSaturationBrightness(value.rgb)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = value.alpha
        return true
    }

    /// Writes the grey, under `UITraitCollection.current`; false, and nothing written, where the colour is no grey.
    ///
    /// Apple does not say which colours can be converted; here it is those whose three components are equal.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let value = value(with: .current)
        let rgb = value.rgb
        guard rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
        white?.pointee = rgb.red
        alpha?.pointee = value.alpha
        return true
    }
}
