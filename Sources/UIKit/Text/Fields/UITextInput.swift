public import Foundation

/// What a view tells of its text and of what is selected of it.
///
/// Difference: of UIKit's protocol those members are here that place, select and replace text; geometry, marked text and tokenizers are absent.
/// Source: Apple, *UITextInput*.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// What typed text replaces; empty at the insertion point. Not drawn.
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }

    func text(in range: UITextRange) -> String?
    /// Replaces text without asking the delegate.
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place that is so many UTF-16 code units farther; nil beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// In UTF-16 code units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (low, high) = (
            min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
        )
        return UITextRange(NSRange(location: low, length: high - low))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooLarge) = position.offset.addingReportingOverflow(offset)
        guard !isTooLarge, (0...endOfDocument.offset).contains(sum) else { return nil }
        return UITextPosition(offset: sum)
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}

extension NSRange {
    /// The part of it that a text has.
    func clamped(to text: String) -> NSRange {
        let count = text.utf16.count
        let start = Swift.min(Swift.max(location, 0), count)
        return NSRange(location: start, length: Swift.min(Swift.max(length, 0), count - start))
    }

    /// Without length, at a text's end.
    static func end(of text: String) -> NSRange { NSRange(location: text.utf16.count, length: 0) }

    /// What the delete key takes away of a text in which this is selected: the selection, or the character before it; nil at the beginning.
    func deletion(in text: String) -> NSRange? {
        let selected = clamped(to: text)
        if selected.length > 0 { return selected }
        guard selected.location > 0 else { return nil }
        return NSString(string: text).rangeOfComposedCharacterSequence(at: selected.location - 1)
    }
}
