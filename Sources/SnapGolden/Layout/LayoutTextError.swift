/// Why a text is not a layout, and in which line.
public struct LayoutTextError: Error, Hashable {
    public enum Problem: Hashable, Sendable {
        /// The first line does not begin as a layout's does.
        case notALayout
        /// Written by another version of the format.
        case version(String)
        /// Not two spaces a level, or deeper than one level below the line above.
        case indentation
        /// A quote that is not closed, or an unknown escape.
        case quote
        case expected(String)
        /// A header, and nothing below it.
        case noView
    }

    /// Counted from 1.
    public let line: Int
    public let problem: Problem
}

extension LayoutTextError: CustomStringConvertible {
    public var description: String {
        let what =
            switch problem {
            case .notALayout: "this is not a layout: it must begin with \(LayoutText.keyword)"
            case .version(let version):
                "the format's version is “\(version)”, and this program reads \(LayoutText.version): record it again"
            case .indentation: "the indentation must be two spaces a level, and grow by one level at most"
            case .quote: "a quoted text is not closed, or has an unknown escape"
            case .expected(let thing): "expected \(thing)"
            case .noView: "there is no view"
            }
        return "line \(line): \(what)"
    }
}
