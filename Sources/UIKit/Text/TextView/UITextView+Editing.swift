public import Foundation

extension UITextView: UIKeyInput {
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    public var hasText: Bool { !text.isEmpty }

    /// Puts text at the end, if the delegate lets it.
    public func insertText(_ text: String) {
        replace(NSRange(location: self.text.utf16.count, length: 0), with: text)
    }

    /// Takes the last character away, if the delegate lets it.
    public func deleteBackward() {
        guard let last = text.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: text.utf16.count - length, length: length), with: "")
    }

    private func replace(_ range: NSRange, with string: String) {
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
        text = NSString(string: text).replacingCharacters(in: range, with: string)
        selectedRange = NSRange(location: text.utf16.count, length: 0)
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
