/// A text short enough for a message.
enum Excerpt {
    /// In characters.
    static let longest = 40

    /// The text in typographic quotes, cut in the middle where it is long.
    static func quoted(_ text: String) -> String {
        let line = text.replacing("\n", with: "⏎")
        guard line.count > longest else { return "“\(line)”" }
        return "“\(line.prefix(longest - 12))…\(line.suffix(11))”"
    }

    /// Two texts in quotes, each from a little before the place where they begin to differ.
    static func difference(_ old: String, _ new: String) -> (old: String, new: String) {
        let common = zip(old, new).prefix { $0 == $1 }.count
        guard max(old.count, new.count) > longest, common > 12 else { return (quoted(old), quoted(new)) }
        let skip = common - 8
        return (
            "“…\(quoted(String(old.dropFirst(skip))).dropFirst())",
            "“…\(quoted(String(new.dropFirst(skip))).dropFirst())"
        )
    }
}
