/// A character that no installed font draws; a block stands in its place.
public struct MissingGlyph: Hashable, Sendable {
    /// The character, with its marks.
    public let text: String
    /// The package that is not installed and would have it; nil where none of the packages has.
    public let package: FontPackage?
}

extension MissingGlyph: CustomStringConvertible {
    /// What the description ends in where a package would have the character.
    public static func advice(_ package: FontPackage) -> String { "install the package \(package.rawValue)" }

    public var description: String {
        let codes = text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        let name = "“\(text)” (\(codes.joined(separator: " ")))"
        guard let package else { return "\(name) is drawn as a block: none of the known fonts has it" }
        return "\(name) is drawn as a block: \(Self.advice(package))"
    }
}
