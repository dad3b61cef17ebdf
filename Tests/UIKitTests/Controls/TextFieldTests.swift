import Testing

@testable import UIKit

@MainActor
@Suite struct TextFieldTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    private func field(_ change: (UITextField) -> Void) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
        field.borderStyle = .roundedRect
        change(field)
        return field
    }

    @Test func `a rounded field has iOS's border and text place`() throws {
        let field = field { $0.text = "Hill" }
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 266, height: 34))
        let picture = try Picture(field)
        // One device pixel of #CCCCCC around white (measured on iOS 17).
        #expect(picture.color(100, 0) == "#CCCCCC")
        #expect(picture.color(100, 0.4) == "#FFFFFF")
        #expect(picture.color(0, 17) == "#CCCCCC")
        // The ink of an H begins at 8.33 and ends on the baseline, 23.33 below the top.
        let ink = picture.extent(alongY: 18) { $0 == "#000000" }
        #expect(abs((ink?.lowerBound ?? 0) - 8.33) <= 0.67)
        #expect(picture.color(9, 22.9) != "#FFFFFF")
        #expect(picture.color(9, 23.7) == "#FFFFFF")
        #expect(picture.facts.map(\.name) == ["text", "font"])
    }

    @Test func `a placeholder shows while there is no text`() throws {
        let field = field { $0.placeholder = "Name" }
        let picture = try Picture(field)
        #expect(picture.facts.first == .init("placeholder", "Name"))
        #expect(picture.extent(alongY: 18) { $0 == "#C4C4C6" } != nil)
        field.text = "Ada"
        #expect(try Picture(field).facts.first == .init("text", "Ada"))
        field.text = nil
        #expect(field.text == "")
    }

    @Test func `a secure text shows a dot for each character`() throws {
        let field = field {
            $0.text = "geheim"
            $0.isSecureTextEntry = true
        }
        #expect(try Picture(field).facts.first == .init("secure", "••••••"))
    }

    @Test func `side views stand at the edges, and the text between them`() {
        let field = field {
            $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            $0.leftViewMode = .always
            $0.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 50))
            $0.rightViewMode = .unlessEditing
        }
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        // No higher than the field.
        #expect(field.rightView?.frame == CGRect(x: 240, y: 0, width: 40, height: 34))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 37, y: 0, width: 196, height: 34))
        field.leftViewMode = .whileEditing
        field.layoutIfNeeded()
        #expect(field.leftView?.superview == nil)
    }

    @Test func `side views change sides in right-to-left interfaces`() {
        let field = field {
            $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            $0.leftViewMode = .always
            $0.semanticContentAttribute = .forceRightToLeft
        }
        field.layoutIfNeeded()
        #expect(field.leftView?.frame.minX == 250)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 236, height: 34))
    }

    @Test func `the clear button shows beside a text only`() {
        let field = field { $0.clearButtonMode = .always }
        #expect(!field.showsClearButton)
        field.text = "Text"
        #expect(field.showsClearButton)
        #expect(field.textRect(forBounds: field.bounds).maxX == 253)
        field.clearButtonMode = .whileEditing
        #expect(!field.showsClearButton)
    }

    @Test func `baselines of field and label can be aligned`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let label = UILabel()
        label.text = "Name"
        let field = field { $0.text = "Ada" }
        for view in [label, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: root.topAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.minY == 7)
    }

    @Test func `a search bar has iOS's field`() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 56))
        bar.placeholder = "Search"
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        let picture = try Picture(bar)
        #expect(picture.color(200, 20) == "#EEEEF0")
        // The placeholder's ink begins 31.3 points inside the field.
        let ink = picture.extent(alongY: 32) { $0 < "#B0B0B0" && $0 > "#800000" }
        #expect(ink != nil)
        #expect(picture.color(200, 55.7) == "#C6C6C8")
        bar.text = "Kittens"
        #expect(bar.searchTextField.text == "Kittens")
    }
}
