/// What is wrong with a visual format string, and where.
///
/// The description is the text that UIKit raises: the problem, the string, and a caret below the character.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
    package enum Problem: Error, Equatable {
        case noColon(after: Character)
        case noView
        case noNumber
        case openView
        case openPredicates
        case openConnection
        case superviewInside
        case unknownView(String)
        case unknownMetric(String)
        case noItem(String)
        case noSuperview
        case priority(Double)
        case alignmentAlong(NSLayoutConstraint.Axis)
        case separateViews
    }

    package let problem: Problem
    package let format: String
    /// In characters from 0.
    package let column: Int

    package var description: String {
        let caret = String(repeating: " ", count: column) + "^"
        return "Unable to parse constraint format: \n\(problem.text)\n\(format)\n\(caret)"
    }
}

extension VisualFormatError.Problem {
    /// One sentence, without a full stop where UIKit has none.
    ///
    /// UIKit's own sentences as far as public crash reports and Apple's guide show them; the others are ours.
    package var text: String {
        switch self {
        case .noColon(let orientation):
            "Expected ':' after '\(orientation)' to specify \(orientation == "V" ? "vertical" : "horizontal") arrangement"
        case .noView: "Expected a view"
        case .noNumber: "Expected a number or key from the metrics dictionary, but encountered something else"
        case .openView: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
        case .openPredicates: "Expected ')' at the end of the predicates of a connection"
        case .openConnection: "Expected '-' at the end of a connection"
        case .superviewInside: "The superview '|' can stand at the ends only"
        case .unknownView(let name): "\(name) is not a key in the views dictionary."
        case .unknownMetric(let name): "\(name) is not a key in the metrics dictionary."
        case .noItem(let name):
            "\(name) is neither a view nor a layout guide: the views dictionary must hold nothing else."
        case .noSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
        case .priority(let value): "A priority must be greater than 0 and at most 1000, unlike \(CGFloat(value).brief)"
        case .alignmentAlong(let axis):
            "Options mask required views to be aligned on a \(axis.name) edge, which is not allowed for layout that is also \(axis.name)."
        case .separateViews: "The views of this format are not in one view tree: add them to one first"
        }
    }
}

extension NSLayoutConstraint.Axis {
    fileprivate var name: String { self == .horizontal ? "horizontal" : "vertical" }
}
