public import Foundation

extension UITextView: UIKeyInput {
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    public var hasText: Bool { !text.isEmpty }

    /// Puts text at the end, if the delegate lets it.
    public func insertText(_ text: String) {
        replace(content.end, with: text)
    }

    /// Takes the last character away, if the delegate lets it.
    public func deleteBackward() {
        if let last = content.lastCharacterRange { replace(last, with: "") }
    }

    private func replace(_ range: NSRange, with string: String) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
        content.replace(range, with: string)
        textDidChange()
        selectedRange = content.end
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
