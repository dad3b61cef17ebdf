public import Foundation

/// A part of the text of a view that takes typed text; made by that view. Source: Apple, *UITextRange*.
open class UITextRange: NSObject {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    open var start: UITextPosition { UITextPosition(offset: range.location) }
    open var end: UITextPosition { UITextPosition(offset: range.location + range.length) }
    open var isEmpty: Bool { range.length == 0 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.hashValue }
}
