/// Text for a terminal: what could move its cursor or hide something stands as an escape, as in a `.layout`.
public enum PrintableText {
    /// Line ends stay.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar != "\n", QuotedText.isInvisible(scalar) {
                result += QuotedText.escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
