public import Foundation

/// A place in the text of a view that takes typed text; made by that view. Source: Apple, *UITextPosition*.
open class UITextPosition: NSObject {
    /// In UTF-16 code units from the text's beginning.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset.hashValue }
}
