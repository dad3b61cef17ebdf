public import Foundation
import SnapText

extension UIFont {
    /// A font by its PostScript, full or family name, in points; nil where there is none of that name, which is recorded as a warning.
    ///
    /// Found are fonts that were registered from files (by `CTFontManagerRegisterFontsForURL` or the `fonts` of `snap.json`), and iOS's own,
    /// which are drawn with what is nearest to them here.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        if let own = Self.registered(fontName) {
            self.init(
                font: Font(
                    family: .named(own.postScriptName), size: fontSize, weight: own.weight, isItalic: own.isItalic))
            return
        }
        guard DeviceFonts.has(fontName) else {
            RuntimeWarnings.record(
                "no font is named \"\(fontName)\": register its file in the test, or name it under \"fonts\" in snap.json; "
                    + "without it, UIFont(name:size:) is nil")
            return nil
        }
        self.init(font: Font(family: .named(fontName), size: fontSize))
    }

    /// The families of iOS and of registered fonts, sorted.
    public class var familyNames: [String] {
        var names = DeviceFonts.families
        for font in FontRegistration.fonts where !names.contains(font.familyName) { names.append(font.familyName) }
        return names.sorted()
    }

    /// The PostScript names of a family's registered fonts, in the order of registration; of iOS's families none are known.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontRegistration.fonts.filter { $0.familyName == familyName }.map(\.postScriptName)
    }

    private static func registered(_ name: String) -> RegisteredFont? {
        if let font = FontRegistration.font(named: name) { return font }
        // Before the first picture nobody has read the project's settings.
        guard !DeviceFonts.has(name) else { return nil }
        ProjectFonts.registerOnce()
        return FontRegistration.font(named: name)
    }
}
