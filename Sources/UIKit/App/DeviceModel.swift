/// A device by its name, in either orientation: what scene files, the command line and tests choose a screen with.
package struct DeviceModel: Hashable, Sendable {
    /// As `ViewImageConfig` and scene files spell it: `iPhone13Pro`.
    package let name: String
    /// Upright, in points.
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// Upright, in points: below the status bar, and above the home indicator.
    private let top: CGFloat
    private let bottom: CGFloat
    /// In landscape, in points: beside the notch.
    private let side: CGFloat
    private let isPad: Bool

    private init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat, bottom: CGFloat = 34,
        side: CGFloat, isPad: Bool = false
    ) {
        self.name = name
        self.size = CGSize(width: width, height: height)
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.side = side
        self.isPad = isPad
    }

    /// The screen, with the size classes of its orientation.
    ///
    /// Source: Apple, Human Interface Guidelines, *Layout* (sizes, scales, size classes); Interface Builder's canvas (safe areas).
    package func device(isLandscape: Bool = false) -> Device {
        let isLarge = size.width >= 414
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
            UITraitCollection(horizontalSizeClass: isPad || isLandscape && isLarge ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isPad || !isLandscape ? .regular : .compact),
        ])
        return Device(
            size: isLandscape ? CGSize(width: size.height, height: size.width) : size, scale: scale,
            safeAreaInsets: safeArea(isLandscape: isLandscape), traits: traits)
    }

    /// Upright, in points.
    package var safeAreaInsets: UIEdgeInsets { safeArea(isLandscape: false) }

    private func safeArea(isLandscape: Bool) -> UIEdgeInsets {
        guard isLandscape, !isPad else { return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
        // A phone on its side shows no status bar; the home indicator is nearer to the edge.
        return UIEdgeInsets(top: 0, left: side, bottom: side > 0 ? 21 : 0, right: side)
    }
}

extension DeviceModel {
    /// The model of a name; nil where there is none.
    package static func named(_ name: String) -> DeviceModel? {
        all.first { $0.name == name }
    }

    /// All models, phones before iPads, the oldest first.
    package static let all = [
        iPhoneSe, iPhone8, iPhone8Plus, iPhoneX, iPhoneXr, iPhoneXsMax, iPhone11, iPhone12, iPhone12Pro, iPhone12ProMax,
        iPhone13Mini, iPhone13, iPhone13Pro, iPhone13ProMax, iPhone14, iPhone14Pro, iPhone15, iPhone15Pro,
        iPhone15ProMax, iPhone16,
        iPadMini,
        iPad10_2, iPadPro11, iPadPro12_9,
    ]

    package static let iPhoneSe = DeviceModel("iPhoneSe", 320, 568, scale: 2, top: 20, bottom: 0, side: 0)
    package static let iPhone8 = DeviceModel("iPhone8", 375, 667, scale: 2, top: 20, bottom: 0, side: 0)
    package static let iPhone8Plus = DeviceModel("iPhone8Plus", 414, 736, top: 20, bottom: 0, side: 0)
    package static let iPhoneX = DeviceModel("iPhoneX", 375, 812, top: 44, side: 44)
    package static let iPhoneXr = DeviceModel("iPhoneXr", 414, 896, scale: 2, top: 44, side: 44)
    package static let iPhoneXsMax = DeviceModel("iPhoneXsMax", 414, 896, top: 44, side: 44)
    package static let iPhone11 = DeviceModel("iPhone11", 414, 896, scale: 2, top: 44, side: 44)
    package static let iPhone12 = DeviceModel("iPhone12", 390, 844, top: 47, side: 47)
    package static let iPhone12Pro = DeviceModel("iPhone12Pro", 390, 844, top: 47, side: 47)
    package static let iPhone12ProMax = DeviceModel("iPhone12ProMax", 428, 926, top: 47, side: 47)
    package static let iPhone13Mini = DeviceModel("iPhone13Mini", 375, 812, top: 50, side: 50)
    package static let iPhone13 = DeviceModel("iPhone13", 390, 844, top: 47, side: 47)
    package static let iPhone13Pro = DeviceModel("iPhone13Pro", 390, 844, top: 47, side: 47)
    package static let iPhone13ProMax = DeviceModel("iPhone13ProMax", 428, 926, top: 47, side: 47)
    package static let iPhone14 = DeviceModel("iPhone14", 390, 844, top: 47, side: 47)
    package static let iPhone14Pro = DeviceModel("iPhone14Pro", 393, 852, top: 59, side: 59)
    package static let iPhone15 = DeviceModel("iPhone15", 393, 852, top: 59, side: 59)
    package static let iPhone15Pro = DeviceModel("iPhone15Pro", 393, 852, top: 59, side: 59)
    package static let iPhone15ProMax = DeviceModel("iPhone15ProMax", 430, 932, top: 59, side: 59)
    package static let iPhone16 = DeviceModel("iPhone16", 393, 852, top: 59, side: 59)
    package static let iPadMini = DeviceModel(
        "iPadMini", 768, 1024, scale: 2, top: 20, bottom: 0, side: 0, isPad: true)
    package static let iPad10_2 = DeviceModel(
        "iPad10_2", 810, 1080, scale: 2, top: 20, bottom: 0, side: 0, isPad: true)
    package static let iPadPro11 = DeviceModel(
        "iPadPro11", 834, 1194, scale: 2, top: 24, bottom: 20, side: 0, isPad: true)
    package static let iPadPro12_9 = DeviceModel(
        "iPadPro12_9", 1024, 1366, scale: 2, top: 24, bottom: 20, side: 0, isPad: true)
}
