public import Foundation

extension NSAttributedString {
    /// An attributed string's text with the attributes of UIKit's scope and its links.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attrStr, base: AttributeContainer())
    }

    /// An attributed string's text with the attributes of UIKit's scope and its links, whatever other scope is named.
    public convenience init<Scope: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws {
        self.init(attrStr)
    }

    /// An attributed string's text with the attributes that are drawn; where it lacks one, the container's counts.
    convenience init(_ string: AttributedString, base: AttributeContainer) {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            let attributes = base.merging(run.attributes)
            result.append(
                NSAttributedString(
                    string: String(string[run.range].characters), attributes: attributes.drawnAttributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// The text with those of its attributes that UIKit's scope has, and its links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }

    /// The text with those of its attributes that UIKit's scope has, and its links, whatever other scope is named.
    public init<Scope: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    typealias Scope = AttributeScopes.UIKitAttributes
    private typealias Link = AttributeScopes.FoundationAttributes.LinkAttribute

    fileprivate var drawnAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Scope.FontAttribute.self]
        result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        result[.kern] = self[Scope.KernAttribute.self]
        result[.tracking] = self[Scope.TrackingAttribute.self]
        result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        result[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        result[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        result[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        result[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        result[.obliqueness] = self[Scope.ObliquenessAttribute.self]
        result[.expansion] = self[Scope.ExpansionAttribute.self]
        result[.paragraphStyle] = paragraphStyle
        result[.shadow] = shadow
        result[.link] = self[Link.self]
        return result
    }

    /// Those of the attributes that UIKit's scope has, and a link.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? { AttributeNumber.value(of: attributes[key]) }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            AttributeNumber.whole(of: attributes[key]).map(NSUnderlineStyle.init(rawValue:))
        }
        self.init()
        self[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.UnderlineStyleAttribute.self] = style(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = style(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
        shadow = attributes[.shadow] as? NSShadow
        self[Link.self] = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    }
}
