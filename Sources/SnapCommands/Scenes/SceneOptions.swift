import Foundation
import SnapScene
import UIKit

/// The options that say what a scene is shown on, in place of the file.
enum SceneOptions {
    /// Chooses among the scenes of an Interface Builder file.
    static let scene = CommandOption.value("--scene", "NAME", "the scene of this name, where a file has several")

    static let declared: [CommandOption] = [
        .choice(
            "--device", DeviceModel.all.map(\.name), placeholder: "NAME", "the screen, such as iPhone8 or iPadMini"),
        .value("--size", "WxH", "the screen's size in points"),
        .value("--scale", "N", "pixels per point, from 1 to 4"),
        .choice("--appearance", ["light", "dark"], "light or dark"),
        .choice("--direction", ["ltr", "rtl"], "left to right, or right to left"),
        .choice(
            "--content-size", SceneOverrides.contentSizes.map(\.name), placeholder: "SIZE",
            "the text size that a person chose: XS to XXXL, AX1 to AX5, or extraSmall and so on, as in scene files"),
        .choice("--font", ["system", "box"], "the system font, or text and symbols as blocks that need no font file"),
        .value("--locale", "TAG", "the language as a BCP 47 tag, as in tr or zh-Hant"),
        .value("--at", "SECONDS", "the moment of animations that is shown, in place of their end"),
    ]

    static func read(_ arguments: Arguments) throws(UsageError) -> SceneOverrides {
        var overrides = SceneOverrides()
        overrides.device = arguments.value("--device").flatMap(DeviceModel.named)
        overrides.size = try size(arguments)
        overrides.scale = try arguments.number("--scale", in: 1...4, "a number from 1 to 4").map { CGFloat($0) }
        overrides.appearance = arguments.value("--appearance").map { $0 == "dark" ? .dark : .light }
        overrides.direction = arguments.value("--direction").map { $0 == "rtl" ? .rightToLeft : .leftToRight }
        overrides.contentSize = arguments.value("--content-size").flatMap { name in
            SceneOverrides.contentSizes.first { $0.name == name }?.value
        }
        overrides.usesBoxFont = arguments.value("--font").map { $0 == "box" }
        overrides.locale = try locale(arguments)
        overrides.time = try arguments.number("--at", in: 0...86_400, "a number of seconds from 0 to 86400")
        return overrides
    }

    private static func locale(_ arguments: Arguments) throws(UsageError) -> String? {
        guard let tag = arguments.value("--locale") else { return nil }
        guard LanguageTag.problem(of: tag) == nil else {
            throw .wrongValue(option: "--locale", value: tag, expected: "a BCP 47 tag, as in tr, pt-BR or zh-Hant")
        }
        return tag
    }

    private static func size(_ arguments: Arguments) throws(UsageError) -> CGSize? {
        guard let text = arguments.value("--size") else { return nil }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16_384).contains(width),
            (1...16_384).contains(height)
        else {
            throw .wrongValue(
                option: "--size", value: text, expected: "two numbers of points from 1 to 16384, as in 375x667")
        }
        return CGSize(width: width, height: height)
    }
}
