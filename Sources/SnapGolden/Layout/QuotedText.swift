/// Text between double quotes, on one line, with every character that could not be seen in a diff written as an escape.
enum QuotedText {
    /// `text` with quotes around it; `\"`, `\\`, `\n`, `\r`, `\t` and `\u{…}` are the escapes.
    static func quote(_ text: String) -> String {
        // Nearly always nothing needs an escape.
        guard text.unicodeScalars.contains(where: needsEscape) else { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default:
                if isInvisible(scalar) {
                    result += escape(scalar)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\"" || scalar == "\\" || isInvisible(scalar)
    }

    /// The escape of one character: `\n`, `\u{7F}`.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }

    /// Reads quoted text whose opening quote is at `position`, and moves `position` behind the closing one;
    /// nil where the quote is not closed or an escape is none of ours.
    static func read(_ line: [Unicode.Scalar], at position: inout Int) -> String? {
        var text = String.UnicodeScalarView()
        var index = position + 1
        while index < line.count {
            let scalar = line[index]
            index += 1
            if scalar == "\"" {
                position = index
                return String(text)
            }
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            guard let escaped = readEscape(line, at: &index) else { return nil }
            text.append(escaped)
        }
        return nil
    }

    private static func readEscape(_ line: [Unicode.Scalar], at index: inout Int) -> Unicode.Scalar? {
        guard index < line.count else { return nil }
        let kind = line[index]
        index += 1
        switch kind {
        case "\"", "\\": return kind
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard index < line.count, line[index] == "{",
                let end = line[index...].firstIndex(of: "}")
            else { return nil }
            var digits = String.UnicodeScalarView()
            digits.append(contentsOf: line[(index + 1)..<end])
            index = end + 1
            return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }

    /// Controls, line separators, marks of direction, and spaces that look like others.
    ///
    /// The zero-width joiner stays as it is: emoji are made with it.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0xA0, 0xAD, 0x061C, 0x200B...0x200C, 0x200E...0x200F, 0x2028...0x202F, 0x2060...0x206F,
            0xFEFF:
            true
        default: false
        }
    }
}
