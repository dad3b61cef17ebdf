import UIKit

/// The device that a document's canvas shows.
struct CanvasDevice {
    /// Upright, in points.
    let size: CGSize
    let scale: CGFloat
    /// In points.
    let safeArea: UIEdgeInsets
    let isPad: Bool
    /// False for a document that names none, or one that is not in the table.
    var isKnown = true
    /// False for a document from before size classes had devices: its canvas is of any width and height.
    var hasSizeClasses = true

    /// The device of the document.
    ///
    /// Sizes, scales and safe areas as measured in documents' root views. Where the document names no device, or one that is not known, the screen
    /// is as large as the first controller's view; without one, 375 × 667 points.
    static func of(_ document: InterfaceElement) -> CanvasDevice {
        guard let element = document.child("device") else {
            var device = guess(document, isPad: false)
            device.hasSizeClasses = false
            return device
        }
        element.markAllRead()
        let id = element["id"] ?? ""
        guard let upright = named(id, CanvasVersion(document: document)) else {
            return guess(document, isPad: id.hasPrefix("ipad"))
        }
        let device = element["orientation"] == "landscape" ? upright.turned : upright
        guard let layout = element["layout"], layout != "fullscreen", let size = controllerSize(document) else {
            return device
        }
        // A part of the screen beside another app.
        return CanvasDevice(size: size, scale: device.scale, safeArea: device.safeArea, isPad: device.isPad)
    }

    private static func guess(_ document: InterfaceElement, isPad: Bool) -> CanvasDevice {
        CanvasDevice(
            size: controllerSize(document) ?? CGSize(width: 375, height: 667), scale: 2,
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), isPad: isPad, isKnown: false)
    }

    /// The size of the first view that a controller has, in points.
    private static func controllerSize(_ document: InterfaceElement) -> CGSize? {
        var size: CGSize?
        document.visit { element in
            guard size == nil, element.tag.hasSuffix("ontroller") else { return }
            size = element.children.first { $0.peek("key") == "view" }?.storedFrame?.size
        }
        return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    }

    private static func phone(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat)
        -> CanvasDevice
    {
        CanvasDevice(
            size: CGSize(width: width, height: height), scale: scale,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), isPad: false)
    }

    private static func pad(_ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> CanvasDevice {
        CanvasDevice(
            size: CGSize(width: width, height: height), scale: 2,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), isPad: true)
    }

    private static func named(_ id: String, _ version: CanvasVersion) -> CanvasDevice? {
        switch id {
        case "retina4_7": phone(375, 667, 2, 20, 0)
        case "retina3_5": phone(320, 480, 2, 20, 0)
        // Measured: content is centred on the whole of this screen, in documents of all versions.
        case "retina4_0": phone(320, 568, 2, 0, 0)
        case "retina5_5": phone(414, 736, 3, 20, 0)
        case "retina5_9": phone(375, 812, 3, version.tools >= 22_000 ? 50 : 44, 34)
        case "retina6_1": phone(414, 896, 2, version.tools >= 22_000 ? 48 : 44, 34)
        case "retina6_5": phone(414, 896, 3, 44, 34)
        case "retina6_0": phone(390, 844, 3, version.tools >= 18_000 ? 47 : 44, 34)
        case "retina6_12": phone(393, 852, 3, 59, 34)
        case "retina6_7": phone(428, 926, 3, 47, 34)
        case "retina6_72": phone(430, 932, 3, 59, 34)
        case "retina6_3": phone(402, 874, 3, 62, 34)
        case "retina6_9": phone(440, 956, 3, 62, 34)
        case "ipad7_9", "ipad9_7": pad(768, 1024, 20, 0)
        case "ipad8_3rounded": pad(744, 1133, 24, 20)
        case "ipad10_2": pad(810, 1080, 20, 0)
        case "ipad10_5": pad(834, 1112, 20, 0)
        case "ipad10_9rounded": pad(820, 1180, 24, 20)
        case "ipad11_0rounded": pad(834, 1194, 24, 20)
        case "ipad12_9": pad(1024, 1366, 20, 0)
        case "ipad12_9rounded": pad(1024, 1366, 24, 20)
        case "ipad13_0rounded": pad(1032, 1376, 24, 20)
        default: nil
        }
    }

    /// On its side: a phone shows no status bar, and keeps clear of the notch at both sides.
    private var turned: CanvasDevice {
        let hasNotch = safeArea.bottom > 0
        let insets =
            isPad
            ? safeArea
            : UIEdgeInsets(
                top: 0, left: hasNotch ? safeArea.top : 0, bottom: hasNotch ? 21 : 0, right: hasNotch ? safeArea.top : 0
            )
        return CanvasDevice(
            size: CGSize(width: size.height, height: size.width), scale: scale, safeArea: insets, isPad: isPad)
    }

    /// The size classes of the device; source: Apple, Human Interface Guidelines, *Layout*.
    var traits: UITraitCollection {
        let idiom = UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone)
        guard hasSizeClasses else { return idiom }
        let isUpright = size.height >= size.width
        let isLarge = max(size.width, size.height) >= 736 && min(size.width, size.height) >= 414
        return UITraitCollection(traitsFrom: [
            idiom,
            // Half an iPad's screen and less is compact, too.
            UITraitCollection(
                horizontalSizeClass: isPad && size.width > 600 || !isPad && !isUpright && isLarge ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isPad || isUpright ? .regular : .compact),
        ])
    }
}
