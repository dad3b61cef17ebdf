import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// User-defined runtime attributes: each of Interface Builder's types, and what key-value coding does with it.
@MainActor
struct RuntimeAttributeTests {
    /// A view of a tag with attributes, alone in a document; its attributes begin in line 8.
    private static func view(_ tag: String, _ attributes: String) throws -> BuiltInterface {
        try Documents.laidOut(
            Documents.xib(
                """
                <\(tag) id="a">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                    <userDefinedRuntimeAttributes>
                \(attributes)
                    </userDefinedRuntimeAttributes>
                </\(tag)>
                """))
    }

    nonisolated private static func attribute(_ type: String, _ path: String, value: String) -> String {
        #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)" value="\#(value)"/>"#
    }

    nonisolated private static func attribute(_ type: String, _ path: String, inside: String) -> String {
        #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)">\#(inside)</userDefinedRuntimeAttribute>"#
    }

    @Test func `attributes of every type set the properties of views and layers`() throws {
        let built = try Self.view(
            "view",
            [
                Self.attribute("number", "layer.cornerRadius", inside: #"<integer key="value" value="12"/>"#),
                Self.attribute("number", "layer.borderWidth", inside: #"<real key="value" value="1.5"/>"#),
                Self.attribute("boolean", "layer.masksToBounds", value: "YES"),
                Self.attribute("size", "layer.shadowOffset", inside: #"<size key="value" width="2" height="3"/>"#),
                Self.attribute("number", "layer.shadowOpacity", inside: #"<real key="value" value="0.5"/>"#),
                Self.attribute("string", "accessibilityIdentifier", value: "card"),
                Self.attribute("localizedString", "accessibilityLabel", value: "Card"),
                Self.attribute("number", "alpha", inside: #"<real key="value" value="0.25"/>"#),
                Self.attribute("boolean", "hidden", value: "YES"),
                Self.attribute(
                    "color", "backgroundColor", inside: #"<color key="value" systemColor="systemRedColor"/>"#),
                Self.attribute(
                    "rect", "bounds", inside: #"<rect key="value" x="1" y="2" width="30" height="40"/>"#),
                Self.attribute("number", "contentMode", inside: #"<integer key="value" value="4"/>"#),
            ].joined(separator: "\n"))
        let layer = built.root.layer
        #expect(layer.cornerRadius == 12)
        #expect(layer.borderWidth == 1.5)
        #expect(layer.masksToBounds)
        #expect(layer.shadowOffset == CGSize(width: 2, height: 3))
        #expect(layer.shadowOpacity == 0.5)
        #expect(built.root.accessibilityIdentifier == "card")
        #expect(built.root.accessibilityLabel == "Card")
        #expect(built.root.alpha == 0.25)
        #expect(built.root.isHidden)
        #expect(built.root.backgroundColor == .systemRed)
        #expect(built.root.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(built.root.contentMode == .center)
        #expect(built.warnings == [])
    }

    @Test func `attributes set the properties of a class and of its parts`() throws {
        let label = try Self.view(
            "label",
            Self.attribute("string", "text", value: "Hello")
                + Self.attribute("number", "textAlignment", inside: #"<integer key="value" value="2"/>"#)
                + Self.attribute("nil", "highlightedTextColor", inside: ""))
        #expect((label.root as? UILabel)?.text == "Hello")
        #expect((label.root as? UILabel)?.textAlignment == .right)
        #expect(label.warnings == [])
        let scroll = try Self.view(
            "scrollView", Self.attribute("point", "contentOffset", inside: #"<point key="value" x="3" y="4"/>"#))
        #expect((scroll.root as? UIScrollView)?.contentOffset == CGPoint(x: 3, y: 4))
        let text = try Self.view(
            "textView",
            Self.attribute("range", "selectedRange", inside: #"<range key="value" location="1" length="2"/>"#))
        #expect((text.root as? UITextView)?.selectedRange == NSRange(location: 1, length: 2))
        let button = try Self.view(
            "button", Self.attribute("number", "titleLabel.numberOfLines", inside: #"<integer key="value" value="2"/>"#)
        )
        #expect((button.root as? UIButton)?.titleLabel?.numberOfLines == 2)
        #expect(button.warnings == [])
    }

    @Test(arguments: [
        (
            attribute("number", "glow", inside: #"<integer key="value" value="1"/>"#),
            "the runtime attribute glow belongs to a custom class: it has no effect"
        ),
        (
            attribute("string", "delegate.name", value: "x"),
            "the runtime attribute delegate.name belongs to a custom class: it has no effect"
        ),
        (
            attribute("string", "alpha", value: "half"),
            "the runtime attribute alpha takes no value of the type \"string\": it has no effect"
        ),
        (
            attribute("number", "alpha", value: "half"),
            "the runtime attribute alpha has no value of the type \"number\": it has no effect"
        ),
        (
            attribute("color", "layer.borderColor", inside: #"<color key="value" systemColor="systemRedColor"/>"#),
            "the runtime attribute layer.borderColor is a CGColor, which no runtime attribute can be "
                + "(source: key-value coding sets a UIColor): it has no effect"
        ),
    ])
    func `what has no effect is a warning with its line`(_ attribute: String, _ warning: String) throws {
        let built = try Self.view("view", attribute)
        #expect(built.warnings.first == "Card.xib:8: \(warning)")
        #expect(built.root.alpha == 1)
        #expect(built.root.layer.borderColor == CGColor(gray: 0, alpha: 1))
    }
}
