import UIKit

/// Reads plain and attributed texts.
@MainActor
struct TextReader {
    let colors: ColorReader
    let fonts: FontReader

    /// A text that is an attribute, or, where it has line breaks, a `<string>` inside.
    func text(_ name: String, of element: InterfaceElement) -> String? {
        if let text = element[name] { return text }
        if let string = element.child("string", key: name) { return content(of: string) }
        if let string = element.child("mutableString", key: name) { return content(of: string) }
        return nil
    }

    private func content(of string: InterfaceElement) -> String {
        guard string.bool("base64-UTF8") == true else { return string.text }
        // Xcode leaves the padding out.
        var code = string.text.filter { !$0.isWhitespace }
        code += String(repeating: "=", count: (4 - code.utf8.count % 4) % 4)
        return Data(base64Encoded: code).map { String(decoding: $0, as: UTF8.self) } ?? string.text
    }

    func attributedText(_ key: String, of element: InterfaceElement) -> NSAttributedString? {
        guard let string = element.child("attributedString", key: key) else { return nil }
        let result = NSMutableAttributedString(string: "")
        for fragment in string.children("fragment") {
            let text = text("content", of: fragment) ?? ""
            result.append(NSAttributedString(string: text, attributes: attributes(of: fragment)))
        }
        return result
    }

    private func attributes(of fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        guard let element = fragment.child("attributes") else { return attributes }
        for value in element.children {
            switch (value.tag, value.peek("key")) {
            case ("font", "NSFont"): attributes[.font] = fonts.attributedFont(value)
            case ("color", "NSColor"): attributes[.foregroundColor] = colors.color(value)
            case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = colors.color(value)
            case ("paragraphStyle", "NSParagraphStyle"): attributes[.paragraphStyle] = paragraph(value)
            default: break
            }
        }
        return attributes
    }

    private func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
        element.markRead()
        for name in ["key", "baseWritingDirection", "tighteningFactorForTruncation"] { _ = element[name] }
        let style = NSMutableParagraphStyle()
        if let alignment = element["alignment"] { style.alignment = ViewChoices.textAlignment(alignment) ?? .natural }
        if let mode = element["lineBreakMode"] {
            style.lineBreakMode = ViewChoices.lineBreakMode(mode) ?? .byWordWrapping
        }
        style.lineSpacing = element.number("lineSpacing") ?? 0
        style.paragraphSpacing = element.number("paragraphSpacing") ?? 0
        style.lineHeightMultiple = element.number("lineHeightMultiple") ?? 0
        style.minimumLineHeight = element.number("minimumLineHeight") ?? 0
        style.maximumLineHeight = element.number("maximumLineHeight") ?? 0
        style.firstLineHeadIndent = element.number("firstLineHeadIndent") ?? 0
        style.headIndent = element.number("headIndent") ?? 0
        style.tailIndent = element.number("tailIndent") ?? 0
        return style
    }
}
