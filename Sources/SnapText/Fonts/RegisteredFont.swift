/// A font that was registered from a file: the names that it is asked for by.
public struct RegisteredFont: Hashable, Sendable {
    public let postScriptName: String
    public let familyName: String
    /// As people read it, such as `Roboto Condensed Bold`.
    public let fullName: String
    public let weight: Font.Weight
    public let isItalic: Bool
    let file: FontFile

    /// Nil where the face has no name to ask for it by.
    init?(_ face: FontFace) {
        // Numbers of the table of names: 1 and 16 are families, 4 is the full name, 6 the PostScript name.
        guard let postScriptName = face.name(6) ?? face.name(4),
            let familyName = face.name(16) ?? face.name(1) ?? face.name(4)
        else { return nil }
        self.postScriptName = postScriptName
        self.familyName = familyName
        fullName = face.name(4) ?? postScriptName
        weight = Font.Weight(openType: face.weight)
        isItalic = face.isItalic
        file = face.file
    }
}

extension Font.Weight {
    /// The nearest weight on OpenType's scale of hundreds.
    init(openType weight: Int) {
        let step = min(max((weight + 50) / 100, 1), 9)
        // ultraLight is OpenType's 100, as thin is its 200.
        self = Self.allCases[step - 1]
    }
}
