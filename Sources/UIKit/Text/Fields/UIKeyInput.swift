/// What takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }

    /// Takes what one key types; a line break is the return key.
    func insertText(_ text: String)
    /// The delete key.
    func deleteBackward()
}
