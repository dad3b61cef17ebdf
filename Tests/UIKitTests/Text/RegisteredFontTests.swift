import Testing
import UIKit

struct RegisteredFontTests {
    private let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"

    @Test func `a registered font is found by name, and forgotten when it is unregistered`() throws {
        let url = URL(fileURLWithPath: path)
        #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        let font = try #require(UIFont(name: "DejaVuSansMono-Bold", size: 20))
        #expect(font.fontName == "DejaVuSansMono-Bold" && font.familyName == "DejaVu Sans Mono")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont.familyNames.contains("DejaVu Sans Mono"))
        #expect(UIFont.fontNames(forFamilyName: "DejaVu Sans Mono") == ["DejaVuSansMono-Bold"])
        // Every character is 1233 of 2048 units wide.
        let width: CGFloat = 2 * 20 * 1233 / 2048
        #expect(abs("ab".size(withAttributes: [.font: font]).width - width) < 0.001)
        #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
        #expect(RuntimeWarnings.collect { UIFont(name: "DejaVuSansMono-Bold", size: 20) }.result == nil)
    }

    @Test func `a file that is no font is refused with a reason`() {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nonexistent.ttf"), .process, &error))
        #expect(error?.takeRetainedValue().localizedDescription.contains("/nonexistent.ttf") == true)
    }

    @Test func `an unknown name is nil and a warning that says what to do`() {
        let (font, warnings) = RuntimeWarnings.collect { UIFont(name: "Nobody-Regular", size: 20) }
        #expect(font == nil)
        #expect(warnings.count == 1 && warnings[0].contains("snap.json"))
    }

    @Test func `iOS's own families are there by any of their names`() {
        for name in ["HelveticaNeue-Bold", "Avenir Next", "TimesNewRomanPS-BoldMT", "Menlo-Regular", "ArialMT"] {
            #expect(UIFont(name: name, size: 12) != nil)
        }
        #expect(UIFont.familyNames.contains("Helvetica Neue"))
    }
}
