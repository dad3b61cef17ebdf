import UIKit

/// The devices, each upright by default but for iPads, which lie on their side, as in swift-snapshot-testing.
extension ViewImageConfig {
    public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }

    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhoneSe, orientation)
    }

    public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }

    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone8, orientation)
    }

    public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }

    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone8Plus, orientation)
    }

    public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }

    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhoneX, orientation)
    }

    public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }

    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhoneXr, orientation)
    }

    public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhoneXsMax, orientation)
    }

    public static var iPhone11: ViewImageConfig { iPhone11(.portrait) }

    public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone11, orientation)
    }

    public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }

    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone12, orientation)
    }

    public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }

    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone12Pro, orientation)
    }

    public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }

    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone12ProMax, orientation)
    }

    public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }

    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone13Mini, orientation)
    }

    public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }

    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone13, orientation)
    }

    public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }

    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone13Pro, orientation)
    }

    public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }

    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone13ProMax, orientation)
    }

    public static var iPhone14: ViewImageConfig { iPhone14(.portrait) }

    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone14, orientation)
    }

    public static var iPhone14Pro: ViewImageConfig { iPhone14Pro(.portrait) }

    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone14Pro, orientation)
    }

    public static var iPhone15: ViewImageConfig { iPhone15(.portrait) }

    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone15, orientation)
    }

    public static var iPhone15Pro: ViewImageConfig { iPhone15Pro(.portrait) }

    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone15Pro, orientation)
    }

    public static var iPhone15ProMax: ViewImageConfig { iPhone15ProMax(.portrait) }

    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone15ProMax, orientation)
    }

    public static var iPhone16: ViewImageConfig { iPhone16(.portrait) }

    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPhone16, orientation)
    }

    public static var iPadMini: ViewImageConfig { iPadMini(.landscape) }

    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPadMini, orientation)
    }

    public static var iPad10_2: ViewImageConfig { iPad10_2(.landscape) }

    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPad10_2, orientation)
    }

    public static var iPadPro11: ViewImageConfig { iPadPro11(.landscape) }

    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPadPro11, orientation)
    }

    public static var iPadPro12_9: ViewImageConfig { iPadPro12_9(.landscape) }

    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        ViewImageConfig(.iPadPro12_9, orientation)
    }
}
