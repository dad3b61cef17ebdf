public import Foundation

extension UITextView: UITextInput {
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    public var hasText: Bool { !text.isEmpty }

    func type(_ string: String, in range: NSRange) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
        replace(range, with: string)
    }

    private func replace(_ range: NSRange, with string: String) {
        content.replace(range, with: string)
        textDidChange()
        selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: UITextInput

    public var selectedTextRange: UITextRange? {
        get { UITextRange(selectedRange.clamped(to: text)) }
        set {
            selectedRange = newValue?.range ?? .end(of: text)
            delegate?.textViewDidChangeSelection(self)
        }
    }

    public var endOfDocument: UITextPosition { UITextPosition(offset: text.utf16.count) }

    public func text(in range: UITextRange) -> String? {
        NSString(string: text).substring(with: range.range.clamped(to: text))
    }

    public func replace(_ range: UITextRange, withText text: String) {
        replace(range.range.clamped(to: self.text), with: text)
    }

    /// Scrolls as little as it takes to show the lines of a part of the text.
    public func scrollRangeToVisible(_ range: NSRange) {
        guard let rect = rect(of: range.clamped(to: text)) else { return }
        scrollRectToVisible(rect, animated: false)
    }
}
