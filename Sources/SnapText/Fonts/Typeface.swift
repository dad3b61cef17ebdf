/// What draws a run of characters, once a request has been resolved.
enum Typeface {
    /// The system font, in its two optical cuts.
    case system(text: FontFace, display: FontFace)
    /// A font with its own advances, in lines of these measures.
    case face(FontFace, VerticalMetrics)
    /// Blocks at the system font's advances.
    case box
    /// Pictures, at the advances of emoji.
    case emoji(FontFace)
    /// Blocks as wide as an emoji.
    case emojiBox
    /// What stands in place of the character U+FFFC.
    case attachment

    var verticalMetrics: VerticalMetrics {
        switch self {
        case .system, .box, .emoji, .emojiBox, .attachment: .system
        case .face(_, let metrics): metrics
        }
    }

    /// The files that its outlines are from; none for blocks.
    var fileNames: [String] {
        switch self {
        case .system(let text, let display): [text.file.name, display.file.name]
        case .face(let face, _), .emoji(let face): [face.file.name]
        case .box, .emojiBox, .attachment: []
        }
    }

    /// Whether the profile says how wide its characters are.
    var hasSystemAdvances: Bool {
        switch self {
        case .system, .box: true
        case .face, .emoji, .emojiBox, .attachment: false
        }
    }

    /// Whether it has glyphs for the character.
    func has(_ character: Unicode.Scalar) -> Bool {
        switch self {
        case .system(let face, _), .face(let face, _), .emoji(let face): face.glyph(for: character) != 0
        case .box, .emojiBox, .attachment: true
        }
    }

    func hasAll(of characters: String.UnicodeScalarView) -> Bool {
        characters.allSatisfy { has($0) }
    }
}

extension Typeface: Equatable {
    static func == (left: Typeface, right: Typeface) -> Bool {
        switch (left, right) {
        case (.system(let left, _), .system(let right, _)): left === right
        case (.face(let left, let leftMetrics), .face(let right, let rightMetrics)):
            left === right && leftMetrics == rightMetrics
        case (.emoji(let left), .emoji(let right)): left === right
        case (.box, .box), (.emojiBox, .emojiBox), (.attachment, .attachment): true
        case (.system, _), (.face, _), (.emoji, _), (.box, _), (.emojiBox, _), (.attachment, _): false
        }
    }
}
