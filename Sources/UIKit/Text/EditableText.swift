import Foundation

/// The text of a field or a text view, plain or with attributes. Ranges are in UTF-16 units, as the delegates' are.
struct EditableText {
    private(set) var string: String
    /// Nil for a plain text.
    private var stored: NSAttributedString?
    /// What text that is typed into an empty text with attributes has: those of the last character that was there.
    private var typing: [NSAttributedString.Key: Any] = [:]

    init(_ string: String) {
        self.string = string
    }

    /// Nil is the empty text.
    init(_ attributed: NSAttributedString?) {
        string = attributed?.string ?? ""
        stored = attributed
    }

    var attributed: NSAttributedString { stored ?? NSAttributedString(string: string) }

    /// The whole text.
    var all: NSRange { NSRange(location: 0, length: string.utf16.count) }

    /// Puts a string in the place of a range; it takes the attributes of the character before it, or of the first one.
    mutating func replace(_ range: NSRange, with replacement: String) {
        string = NSString(string: string).replacingCharacters(in: range, with: replacement)
        guard let old = stored else { return }
        if old.length > 0 {
            let neighbour = min(max(0, range.location - 1), old.length - 1)
            typing = old.attributes(at: neighbour, effectiveRange: nil)
        }
        let new = NSMutableAttributedString(attributedString: old)
        new.replaceCharacters(in: range, with: NSAttributedString(string: replacement, attributes: typing))
        stored = new
    }
}
