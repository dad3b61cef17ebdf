/// The meaning of colour components, under Core Graphics' name. Everything is drawn in sRGB.
public final class CGColorSpace: Sendable {
    /// Core Graphics' name of the space; nil for a device's.
    public let name: String?
    public let numberOfComponents: Int

    init(name: String?, numberOfComponents: Int) {
        self.name = name
        self.numberOfComponents = numberOfComponents
    }

    /// nil for a space that is none of the three here.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.displayP3: self.init(name: name, numberOfComponents: 3)
        case Self.genericGrayGamma2_2: self.init(name: name, numberOfComponents: 1)
        default: return nil
        }
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, numberOfComponents: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: nil, numberOfComponents: 1) }
