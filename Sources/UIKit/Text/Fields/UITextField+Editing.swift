public import Foundation

extension UITextField: UIKeyInput {
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    public var hasText: Bool { !isEmpty }

    /// Puts text at the end, if the delegate lets it; a line break is the return key.
    public func insertText(_ text: String) {
        guard text != "\n" else { return returnPressed() }
        replace(content.end, with: text)
    }

    /// Takes the last character away, if the delegate lets it.
    public func deleteBackward() {
        if let last = content.lastCharacterRange { replace(last, with: "") }
    }

    private func replace(_ range: NSRange, with string: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
            return
        }
        change(range, to: string)
    }

    private func change(_ range: NSRange, to string: String) {
        content.replace(range, with: string)
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The return key: `editingDidEndOnExit` ends the editing where anything is registered for it.
    private func returnPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    /// A tap begins editing; one on the clear button empties the field.
    func tapped(at point: CGPoint) {
        if showsClearButton, clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: -5).contains(point) {
            guard delegate?.textFieldShouldClear(self) ?? true else { return }
            change(content.all, to: "")
        } else {
            becomeFirstResponder()
        }
    }

    func editingDidBegin() {
        if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func editingDidEnd() {
        contentDidChange()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}
