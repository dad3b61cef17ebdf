/// Why something on a `Screen` cannot be touched.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
    /// Nothing has the name; `there` is what has one.
    case missing(name: String, there: [String])
    /// Several views have the name, and a finger reaches more than one of them.
    case ambiguous(name: String, matches: [String])
    /// The view is there, but a finger at its middle reaches something else.
    case covered(name: String, by: String)
    /// The view is in no window of the screen, is hidden, or lies outside.
    case outOfSight(name: String)
    /// The view, or with nil whatever is the first responder, takes no text.
    case takesNoText(name: String?)

    public var description: String {
        switch self {
        case .missing(let name, let there):
            """
            nothing on the screen is called "\(name)" by its accessibility identifier or label, its title or its text. There is: \
            \(there.isEmpty ? "nothing with a name" : there.joined(separator: ", "))
            """
        case .ambiguous(let name, let matches):
            """
            \(matches.count) views are called "\(name)": \(matches.joined(separator: ", ")). Give the one that is meant an accessibility \
            identifier of its own, or hand over the view itself
            """
        case .covered(let name, let cover):
            "\"\(name)\" cannot be touched: a finger at its middle reaches \(cover)"
        case .outOfSight(let name):
            "\"\(name)\" cannot be touched: it is hidden or outside of the screen; scroll to it first"
        case .takesNoText(.some(let name)):
            "\"\(name)\" takes no text: a tap on it makes no text field or text view the first responder"
        case .takesNoText(.none):
            "no text field or text view is the first responder: say which one with type(_:into:)"
        }
    }
}
