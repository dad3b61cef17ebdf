public import Foundation

extension UITextField: UITextInput {
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    public var hasText: Bool { !isEmpty }

    func type(_ string: String, in range: NSRange) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
            return
        }
        replace(range, with: string)
    }

    // MARK: UITextInput

    public var selectedTextRange: UITextRange? {
        get { UITextRange(selection.clamped(to: content.string)) }
        set {
            selection = newValue?.range ?? .end(of: content.string)
            delegate?.textFieldDidChangeSelection(self)
        }
    }

    public var endOfDocument: UITextPosition { UITextPosition(offset: content.string.utf16.count) }

    public func text(in range: UITextRange) -> String? {
        NSString(string: content.string).substring(with: range.range.clamped(to: content.string))
    }

    public func replace(_ range: UITextRange, withText text: String) {
        replace(range.range.clamped(to: content.string), with: text)
    }

    private func replace(_ range: NSRange, with string: String) {
        content.replace(range, with: string)
        selection = NSRange(location: range.location + string.utf16.count, length: 0)
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// The return key: `editingDidEndOnExit` ends the editing where anything is registered for it.
    func returnPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    /// A tap begins editing; one on the clear button empties the field.
    func tapped(at point: CGPoint) {
        if showsClearButton, clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: -5).contains(point) {
            guard delegate?.textFieldShouldClear(self) ?? true else { return }
            replace(content.all, with: "")
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
