import SnapGraphics
import SnapPNG
import Testing
import UIKit

/// Each test writes a bundle of its own into a temporary folder.
final class AssetTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
    private let bundle: Bundle

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A picture of one colour and so many pixels on each side.
    private func write(_ path: String, side: Int, pixel: UInt32 = 0xFF00_00FF) throws {
        try write(path, PNG.encode(Bitmap(width: side, height: side, filledWith: pixel)))
    }

    private func write(_ path: String, _ data: Data) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func image(_ name: String, scale: CGFloat) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }

    // The display's scale first, then the next larger, then the next smaller one.
    @Test(arguments: [(1, 2, 20), (2, 2, 20), (3, 2, 20)] as [(CGFloat, CGFloat, Int)])
    func `a loose file is found by scale`(display: CGFloat, scale: CGFloat, side: Int) throws {
        try write("icon@2x.png", side: 20)
        let found = try #require(image("icon", scale: display))
        #expect(found.scale == scale && found.size.width == CGFloat(side) / scale)
        #expect(image("icon.png", scale: display)?.size == found.size)
    }

    @Test func `the scale of the display wins`() throws {
        try write("icon.png", side: 10)
        try write("icon@3x.png", side: 30)
        #expect(image("icon", scale: 1)?.scale == 1)
        #expect(image("icon", scale: 2)?.scale == 3)
        #expect(image("icon", scale: 3)?.scale == 3)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("icon@3x.png").path)?.size.width == 10)
    }

    @Test func `an image set has scales, a dark picture and a rendering mode`() throws {
        try write("Art.xcassets/Icons/star.imageset/light.png", side: 6)
        try write("Art.xcassets/Icons/star.imageset/dark.png", side: 6, pixel: 0xFFFF_FFFF)
        try write(
            "Art.xcassets/Icons/star.imageset/Contents.json",
            Data(
                """
                {"images": [
                  {"filename": "light.png", "idiom": "universal", "scale": "2x"},
                  {"filename": "dark.png", "idiom": "universal", "scale": "2x",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                  {"idiom": "universal", "scale": "3x"}],
                 "info": {"author": "xcode", "version": 1}, "properties": {"template-rendering-intent": "template"}}
                """.utf8))
        let star = try #require(image("star", scale: 3))
        #expect(star.size == CGSize(width: 3, height: 3) && star.renderingMode == .alwaysTemplate)
        guard case .bitmap(let dark) = star.drawing(with: UITraitCollection(userInterfaceStyle: .dark)),
            case .bitmap(let light) = star.drawing(with: UITraitCollection(userInterfaceStyle: .light))
        else {
            Issue.record("no pictures")
            return
        }
        #expect(dark[0, 0] == 0xFFFF_FFFF && light[0, 0] == 0xFF00_00FF)
    }

    @Test func `a folder that provides a namespace is part of the name`() throws {
        let contents = Data(#"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#.utf8)
        try write("Art.xcassets/Menu/a.imageset/a.png", side: 2)
        try write("Art.xcassets/Menu/a.imageset/Contents.json", contents)
        try write("Art.xcassets/Menu/Contents.json", Data(#"{"properties": {"provides-namespace": true}}"#.utf8))
        #expect(image("Menu/a", scale: 2)?.scale == 1)
        let (missing, messages) = RuntimeWarnings.collect { image("a", scale: 2) }
        #expect(missing == nil)
        #expect(messages.count == 1 && messages[0].hasPrefix("no image is named \"a\""))
    }

    @Test func `a colour set follows the appearance`() throws {
        try write(
            "Art.xcassets/brand.colorset/Contents.json",
            Data(
                """
                {"colors": [
                  {"idiom": "universal", "color": {"color-space": "srgb",
                   "components": {"red": "0x80", "green": "255", "blue": "0.5", "alpha": "1.000"}}},
                  {"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"},
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
                """.utf8))
        let brand = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
        let light = brand.resolved(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(light == Color(red: 128, green: 255, blue: 128))
        let dark = brand.resolved(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == Color(red: 255, green: 69, blue: 58))
        let (missing, messages) = RuntimeWarnings.collect { UIColor(named: "brand2", in: bundle, compatibleWith: nil) }
        #expect(missing == nil)
        #expect(messages.count == 1 && messages[0].hasPrefix("no colour is named \"brand2\""))
    }
}
