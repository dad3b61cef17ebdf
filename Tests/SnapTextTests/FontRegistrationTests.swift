import Foundation
import SnapGraphics
import Testing

@testable import SnapText

@Suite struct FontRegistrationTests {
    private let folder = "/usr/share/fonts/truetype/noto/"

    private func catalogue(_ names: String...) throws -> FontCatalogue {
        let catalogue = FontCatalogue(folder: "/usr/share/fonts")
        for name in names { _ = try catalogue.register(folder + name) }
        return catalogue
    }

    @Test func `a file's fonts are known by PostScript, full and family name`() throws {
        let catalogue = try catalogue("NotoSerif-Bold.ttf", "NotoSerif-Regular.ttf", "NotoSerif-Italic.ttf")
        func name(_ name: String, _ weight: Font.Weight = .regular, isItalic: Bool = false) -> String? {
            catalogue.registered(named: name, weight: weight, isItalic: isItalic)?.postScriptName
        }
        #expect(name("NotoSerif-Bold") == "NotoSerif-Bold")
        #expect(name("Noto Serif Bold") == "NotoSerif-Bold")
        #expect(name("noto serif") == "NotoSerif-Regular" || name("noto serif") == "NotoSerif")
        #expect(name("Noto Serif", .heavy) == "NotoSerif-Bold")
        #expect(name("Noto Serif", isItalic: true) == "NotoSerif-Italic")
        #expect(name("Noto Sans") == nil)
    }

    @Test func `a face says its weight and slant`() throws {
        let fonts = try catalogue("NotoSerif-Bold.ttf", "NotoSerif-Italic.ttf").registered
        #expect(fonts.map(\.weight) == [.bold, .regular])
        #expect(fonts.map(\.isItalic) == [false, true])
        #expect(fonts.map(\.familyName) == ["Noto Serif", "Noto Serif"])
    }

    @Test func `text in a registered font is drawn with it, at its own advances and height`() throws {
        let catalogue = try catalogue("NotoSerif-Regular.ttf")
        let style = TextStyle(font: Font(family: .named("Noto Serif"), size: 20))
        let layout = TextLayout(
            StyledText("AV", style: style), paragraph: ParagraphStyle(), width: .infinity, maximumLines: 0,
            grid: PixelGrid(scale: 2), catalogue: catalogue)
        #expect(layout.fonts == ["NotoSerif-Regular.ttf"])
        // hhea ascender 1069 and descender −293 of 1000 units.
        #expect(abs(layout.exactSize.height - 27.24) < 0.001)
    }

    @Test func `registering twice is once`() throws {
        let catalogue = try catalogue("NotoSerif-Bold.ttf", "NotoSerif-Bold.ttf")
        #expect(catalogue.registered.count == 1)
    }

    @Test func `what was laid out before is laid out anew after a registration`() throws {
        let catalogue = FontCatalogue(folder: "/usr/share/fonts")
        func fonts() -> [String] {
            let style = TextStyle(font: Font(family: .named("Noto Serif"), size: 20))
            return TextLayout(
                StyledText("AV", style: style), paragraph: ParagraphStyle(), width: .infinity, maximumLines: 0,
                grid: PixelGrid(scale: 2), catalogue: catalogue
            ).fonts
        }
        let before = fonts()
        _ = try catalogue.register(folder + "NotoSerif-Regular.ttf")
        #expect(fonts() == ["NotoSerif-Regular.ttf"] && before != fonts())
        try catalogue.unregister(folder + "NotoSerif-Regular.ttf")
        #expect(fonts() == before)
    }

    @Test func `a file that cannot be used is an error that names it`() throws {
        let catalogue = FontCatalogue(folder: "/usr/share/fonts")
        #expect(throws: FontRegistrationError.unreadable(path: "/nonexistent.ttf")) {
            try catalogue.register("/nonexistent.ttf")
        }
        #expect(throws: FontRegistrationError.notRegistered(path: "/nonexistent.ttf")) {
            try catalogue.unregister("/nonexistent.ttf")
        }
        let path = NSTemporaryDirectory() + "broken-\(UUID().uuidString).ttf"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let whole = try Data(contentsOf: URL(filePath: folder + "NotoSerif-Regular.ttf"))
        for damaged in [Data(), Data("no font".utf8), Data(whole.prefix(200))] {
            try damaged.write(to: URL(filePath: path))
            #expect(throws: FontRegistrationError.invalid(path: path)) { try catalogue.register(path) }
        }
        #expect("\(FontRegistrationError.invalid(path: path))".contains(path))
    }

    /// Bytes anywhere in the file are turned; nothing may crash or hang, whatever comes of it.
    @Test func `a font with damaged tables draws something, or is refused`() throws {
        let whole = try Data(contentsOf: URL(filePath: folder + "NotoSerif-Regular.ttf"))
        for seed in 0..<12 {
            var damaged = whole
            for step in 0..<400 { damaged[(seed * 7919 + step * 10_007) % damaged.count] ^= UInt8(seed * 17 + 1) }
            let path = NSTemporaryDirectory() + "damaged-\(UUID().uuidString).ttf"
            defer { try? FileManager.default.removeItem(atPath: path) }
            try damaged.write(to: URL(filePath: path))
            let catalogue = FontCatalogue(folder: "/usr/share/fonts")
            guard let font = try? catalogue.register(path).first else { continue }
            let style = TextStyle(font: Font(family: .named(font.postScriptName), size: 20))
            let layout = TextLayout(
                StyledText("Affinity Волна 中文", style: style), paragraph: ParagraphStyle(), width: 100,
                maximumLines: 0, grid: PixelGrid(scale: 2), catalogue: catalogue)
            #expect(layout.size.width <= 100)
        }
    }
}
