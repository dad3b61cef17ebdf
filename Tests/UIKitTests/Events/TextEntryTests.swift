import Foundation
import Testing

@testable import UIKit

@MainActor struct TextEntryTests {
    @MainActor private final class Host: UITextFieldDelegate {
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        private(set) var log: [String] = []
        var begins = true
        var ends = true
        var changes = true

        init() {
            VirtualClock.shared.advance(by: 1)
            field.delegate = self
            for (name, event) in [
                ("begin", UIControl.Event.editingDidBegin), ("changed", .editingChanged), ("end", .editingDidEnd),
                ("primary", .primaryActionTriggered),
            ] { field.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event) }
            stage.add(field)
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("\(range.location) \(range.length) \(string)")
            return changes
        }
    }

    @Test func `a tap begins editing, keys go to the end, return tells the delegate`() {
        let host = Host()
        host.field.text = "A"
        host.stage.tap(50, 117)
        #expect(host.field.isEditing && host.field.isFirstResponder)
        #expect(host.take() == ["didBegin", "begin"])
        host.field.insertText("é")
        #expect(host.field.text == "Aé")
        #expect(host.take() == ["1 0 é", "changed"])
        host.field.deleteBackward()
        #expect(host.take() == ["1 1 ", "changed"])
        host.field.insertText("\n")
        #expect(host.take() == ["return", "primary"])
        #expect(host.field.text == "A")
        host.field.resignFirstResponder()
        #expect(host.take() == ["didEnd", "end"])
    }

    @Test func `the delegate may refuse the begin, a change and the end`() {
        let host = Host()
        host.begins = false
        host.stage.tap(50, 117)
        #expect(!host.field.isEditing)
        host.begins = true
        host.stage.tap(50, 117)
        host.changes = false
        host.field.insertText("x")
        #expect(host.field.text == "")
        host.ends = false
        #expect(!host.field.resignFirstResponder())
        #expect(host.field.isEditing)
        #expect(!host.stage.view.endEditing(false))
        #expect(host.stage.view.endEditing(true))
        #expect(!host.field.isEditing)
    }

    @Test func `there is one first responder, and none that is not on screen`() {
        let host = Host()
        let other = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 34))
        host.stage.add(other)
        host.field.becomeFirstResponder()
        #expect(other.becomeFirstResponder())
        #expect(!host.field.isEditing)
        other.removeFromSuperview()
        #expect(!other.isFirstResponder)
        #expect(!other.becomeFirstResponder())
        #expect(UIResponder.textInput == nil)
    }

    @Test func `side views and the clear button come and go with editing; a tap on the button clears`() {
        let host = Host()
        host.field.text = "Text"
        host.field.clearButtonMode = .whileEditing
        #expect(!host.field.showsClearButton)
        host.field.becomeFirstResponder()
        #expect(host.field.showsClearButton)
        host.stage.tap(185, 117)
        #expect(host.field.text == "")
    }

    @Test func `a text view takes text, too`() {
        final class Listener: UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let stage = TouchStage()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let listener = Listener()
        text.delegate = listener
        stage.add(text)
        stage.tap(50, 50)
        #expect(text.isFirstResponder)
        text.insertText("Hi")
        #expect(text.text == "Hi")
        #expect(listener.changes == 1)
    }

    @Test func `a search bar tells what is typed, searched and cancelled`() {
        final class Listener: UISearchBarDelegate {
            var log: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        }
        let stage = TouchStage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        let listener = Listener()
        bar.delegate = listener
        bar.showsCancelButton = true
        stage.add(bar)
        stage.tap(100, 28)
        bar.searchTextField.insertText("q")
        bar.searchTextField.insertText("\n")
        stage.tap(340, 28)
        #expect(listener.log == ["q", "search", "cancel"])
    }

    @Test func `a search bar is edited where it is asked to be the first responder`() {
        final class Listener: UISearchBarDelegate {
            var log: [String] = []
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        }
        let stage = TouchStage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
        let listener = Listener()
        bar.delegate = listener
        stage.add(bar)
        #expect(bar.becomeFirstResponder())
        #expect(bar.isFirstResponder)
        #expect(bar.searchTextField.isEditing)
        #expect(bar.resignFirstResponder())
        #expect(!bar.searchTextField.isEditing)
        #expect(listener.log == ["begin", "end"])
    }

    /// Source: Apple, *textFieldShouldClear(_:)*.
    @Test(arguments: [true, false])
    func `a field that clears when editing begins asks first`(_ clears: Bool) {
        final class Asked: UITextFieldDelegate {
            let answer: Bool
            init(_ answer: Bool) { self.answer = answer }
            func textFieldShouldClear(_ textField: UITextField) -> Bool { answer }
        }
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        let delegate = Asked(clears)
        field.delegate = delegate
        field.text = "kept"
        field.clearsOnBeginEditing = true
        stage.add(field)
        field.becomeFirstResponder()
        #expect(field.text == (clears ? "" : "kept"))
    }

    @Test func `typed text has the attributes of the character before it`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1.0])
        text.addAttribute(.kern, value: 2.0, range: NSRange(location: 1, length: 1))
        func check(_ typed: any UIKeyInput, _ attributed: () -> NSAttributedString?) {
            typed.insertText("c")
            #expect(attributed()?.string == "abc")
            #expect(attributed()?.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 1)
            #expect(attributed()?.attribute(.kern, at: 2, effectiveRange: nil) as? Double == 2)
            for _ in 0..<3 { typed.deleteBackward() }
            #expect(attributed()?.length == 0)
            typed.insertText("d")
            #expect(attributed()?.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 1)
        }
        let field = UITextField()
        field.attributedText = text
        check(field) { field.attributedText }
        let view = UITextView()
        view.attributedText = text
        check(view) { view.attributedText }
    }

    @Test func `a field's text stands in its editing rectangle while it is edited`() throws {
        final class Shifting: UITextField {
            override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 50, dy: 0) }
        }
        let stage = TouchStage()
        let field = Shifting(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        field.text = "a text too long for 20 points"
        field.adjustsFontSizeToFitWidth = false
        stage.add(field)
        func isTruncated(of width: CGFloat) -> Bool {
            field.frame.size.width = width
            return field.layoutFacts.contains { $0.name == "truncated" }
        }
        #expect(!isTruncated(of: 300))
        field.becomeFirstResponder()
        // 200 points are left for about 220.
        #expect(isTruncated(of: 300))
    }
}
