import Foundation

/// A number as the layout text and messages print it: at most three decimals, no trailing zeros, the same on every machine.
enum ShortNumber {
    /// `1 more line`, `2 more lines`.
    static func more(_ count: Int, _ thing: String) -> String {
        "\(count) more \(thing)" + (count == 1 ? "" : "s")
    }

    /// The decimal text of `value`; halves of a thousandth go away from zero, and minus zero is zero.
    static func text(_ value: CGFloat) -> String {
        guard let thousandths = thousandths(value) else { return "\(Double(value))" }
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        var text = thousandths < 0 ? "-" : ""
        text += String(whole)
        guard rest != 0 else { return text }
        var (fraction, places) = (rest, 3)
        while fraction % 10 == 0 { (fraction, places) = (fraction / 10, places - 1) }
        let digits = String(fraction)
        text += "."
        for _ in digits.utf8.count..<places { text += "0" }
        text += digits
        return text
    }

    /// The value in whole thousandths, which is what two layouts are compared by; nil where it is not finite or beyond 10¹².
    static func thousandths(_ value: CGFloat) -> Int? {
        guard value.isFinite, value.magnitude < 1e12 else { return nil }
        return Int((value * 1000).rounded(.toNearestOrAwayFromZero))
    }

    /// True where both print the same.
    static func equal(_ left: CGFloat, _ right: CGFloat) -> Bool {
        if let left = thousandths(left), let right = thousandths(right) { return left == right }
        return text(left) == text(right)
    }

    /// A whole number with commas between thousands, for people: `1,000,500`.
    static func grouped(_ value: Int) -> String {
        var digits = Array(String(value.magnitude))
        var position = digits.count - 3
        while position > 0 {
            digits.insert(",", at: position)
            position -= 3
        }
        return (value < 0 ? "-" : "") + String(digits)
    }
}

extension CGRect {
    /// True where both rectangles print the same in a layout text.
    func printsLike(_ other: CGRect) -> Bool {
        ShortNumber.equal(origin.x, other.origin.x) && ShortNumber.equal(origin.y, other.origin.y)
            && ShortNumber.equal(size.width, other.size.width) && ShortNumber.equal(size.height, other.size.height)
    }
}
