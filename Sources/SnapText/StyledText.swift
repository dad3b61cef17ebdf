/// A string with its attributes, run by run.
public struct StyledText: Hashable, Sendable {
    /// So many UTF-16 code units in one style.
    public struct Run: Hashable, Sendable {
        public var length: Int
        public var style: TextStyle

        public init(length: Int, style: TextStyle) {
            self.length = length
            self.style = style
        }
    }

    public let string: String
    /// Adjacent runs from the string's start; together as long as the string's UTF-16 form. Never empty.
    public let runs: [Run]

    /// A string in one style.
    public init(_ string: String, style: TextStyle) {
        self.string = string
        self.runs = [Run(length: string.utf16.count, style: style)]
    }

    /// A string in several styles. The runs' lengths must add up to the string's length in UTF-16 code units.
    public init(_ string: String, runs: [Run]) {
        precondition(!runs.isEmpty, "a styled text needs at least one run, even where it is empty")
        precondition(
            runs.allSatisfy { $0.length >= 0 } && runs.reduce(0) { $0 + $1.length } == string.utf16.count,
            "the runs cover \(runs.reduce(0) { $0 + $1.length }) code units of a text of \(string.utf16.count)")
        self.string = string
        self.runs = runs
    }

    /// By code units: canonically equivalent strings are equal Strings, and have other glyphs.
    public static func == (left: StyledText, right: StyledText) -> Bool {
        left.runs == right.runs && SpelledText(string: left.string) == SpelledText(string: right.string)
    }

    /// The text with the style of each run changed.
    public func mapStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
        StyledText(
            string,
            runs: runs.map { run in
                var run = run
                change(&run.style)
                return run
            })
    }
}
