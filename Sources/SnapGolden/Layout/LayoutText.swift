public import Foundation
public import SnapGraphics

/// The text of a `.layout` file: the golden that a person reads in a diff.
///
/// One header line, then one line a view, indented by two spaces a level:
///
///     snap-layout 1 size 375 667 scale 2
///     UIView 0 0 375 667
///       UILabel #title 16 20 343 21.5 text="Delete photo?" lines=1
///
/// A line is the class, `#` and the identifier if there is one, the frame (`x y width height` in the parent's coordinates, in points, at
/// most three decimals), and the facts: `name=value`, or `name` alone where the value is empty. Whatever has other characters
/// than letters, digits and `_ . - + : / , # % ( )` stands between quotes.
public enum LayoutText {
    /// The version in the header line; a reader refuses others.
    public static let version = 1

    static let keyword = "snap-layout"

    /// Facts whose value is prose: always between quotes, so that a line does not change its look with the words.
    private static let prose = ["text", "title", "placeholder", "label"]

    /// The whole text of a tree, with a line end after every line.
    public static func write(_ tree: LayoutTree) -> String {
        var text = "\(keyword) \(version)"
        text += " size \(ShortNumber.text(tree.size.width)) \(ShortNumber.text(tree.size.height))"
        text += " scale \(ShortNumber.text(tree.scale))\n"
        append(tree.root, depth: 0, to: &text)
        return text
    }

    /// A number as it is written in a layout: at most three decimals, no zeros at its end.
    public static func number(_ value: CGFloat) -> String { ShortNumber.text(value) }

    private static func append(_ node: LayoutNode, depth: Int, to text: inout String) {
        for _ in 0..<depth { text += "  " }
        appendLine(of: node, to: &text)
        text += "\n"
        for child in node.children {
            append(child, depth: depth + 1, to: &text)
        }
    }

    /// One view's line, without its indentation.
    static func line(of node: LayoutNode) -> String {
        var line = ""
        appendLine(of: node, to: &line)
        return line
    }

    /// Appends one view's line piece by piece, without strings for lines and words in between.
    private static func appendLine(of node: LayoutNode, to text: inout String) {
        text += word(node.className)
        if let identifier = node.identifier {
            text += " #"
            text += word(identifier)
        }
        let frame = node.frame
        for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
            text += " "
            text += ShortNumber.text(number)
        }
        for fact in node.facts {
            text += " "
            text += word(fact.name)
            if prose.contains(fact.name) {
                text += "="
                text += QuotedText.quote(fact.value)
            } else if !fact.value.isEmpty {
                text += "="
                text += word(fact.value)
            }
        }
    }

    /// Between quotes where it needs them.
    private static func word(_ text: String) -> String {
        isBare(text) ? text : QuotedText.quote(text)
    }

    /// True for text that needs no quotes.
    private static func isBare(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first != "#" else { return false }
        return text.unicodeScalars.allSatisfy(isBare)
    }

    static func isBare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "-", "+", ":", "/", ",", "#", "%", "(", ")": true
        default: scalar.value > 0x7F && scalar.properties.isAlphabetic
        }
    }
}
