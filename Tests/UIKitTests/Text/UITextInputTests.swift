import Foundation
import Testing
import UIKit

/// Source of the meanings: Apple, *UITextInput*.
@MainActor @Suite struct UITextInputTests {
    /// As forms for codes notice the delete key in an empty field.
    private final class CodeField: UITextField {
        var deletions = 0

        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    private final class CodeView: UITextView {
        var typed: [String] = []

        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            self.textContainer.lineFragmentPadding += 1
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        override func insertText(_ text: String) {
            typed.append(text)
            super.insertText(text.uppercased())
        }
    }

    @Test func `a subclass may look at every key`() {
        let field = CodeField()
        field.text = "1"
        for _ in 0..<2 { field.deleteBackward() }
        #expect(field.deletions == 2 && field.text == "")
        let view = CodeView()
        (view as any UIKeyInput).insertText("a")
        #expect(view.typed == ["a"] && view.text == "A")
    }

    @Test func `a text view's subclass is made by frame and container, whichever initialiser is called`() {
        #expect(CodeView().textContainer.lineFragmentPadding == 6)
        #expect(CodeView(frame: .zero).textContainer.lineFragmentPadding == 6)
        let container = NSTextContainer()
        container.lineFragmentPadding = 0
        #expect(CodeView(frame: .zero, textContainer: container).textContainer.lineFragmentPadding == 1)
    }

    private func field(_ text: String) -> UITextField {
        let field = UITextField()
        field.text = text
        return field
    }

    @Test func `the insertion point is at the end of a text that was set`() {
        let field = field("name.txt")
        #expect(field.selectedTextRange?.isEmpty == true)
        #expect(field.selectedTextRange?.start == field.endOfDocument)
        let view = UITextView()
        view.text = "é👍"
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test func `typed text replaces what is selected`() {
        let field = field("name.txt")
        let end = field.position(from: field.beginningOfDocument, offset: 4)
        field.selectedTextRange = end.flatMap { field.textRange(from: field.beginningOfDocument, to: $0) }
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "name")
        field.insertText("title")
        #expect(field.text == "title.txt")
        field.insertText("s")
        #expect(field.text == "titles.txt")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "title.txt".replacing("e.", with: "."))
    }

    @Test func `the delete key takes a whole character, or the selection, and nothing at the beginning`() {
        let view = UITextView()
        view.text = "a👨‍👩‍👧b"
        view.selectedRange = NSRange(location: 9, length: 0)
        view.deleteBackward()
        #expect(view.text == "ab")
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        view.selectedRange = NSRange(location: 0, length: 2)
        view.deleteBackward()
        view.deleteBackward()
        #expect(view.text == "")
    }

    @Test func `places beyond the text are none, and distances are counted in code units`() {
        let field = field("a👍b")
        #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
        #expect(field.position(from: field.endOfDocument, offset: -5) == nil)
        #expect(field.position(from: field.endOfDocument, offset: .min) == nil)
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
    }

    @Test func `a selection beyond the text is its end`() {
        let view = UITextView()
        view.text = "abc"
        view.selectedRange = NSRange(location: 40, length: 4)
        view.insertText("d")
        #expect(view.text == "abcd")
    }

    @Test func `a part of a text view's text is scrolled into sight`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
        view.layoutIfNeeded()
        view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 1, length: 1))
        // 40 lines of 1.193359375 × 17 points and the inset above them, less the height.
        #expect(abs(view.contentOffset.y - (8 + 40 * 1.193359375 * 17 - 100)) < 1)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(abs(view.contentOffset.y - 8) < 1)
    }
}
