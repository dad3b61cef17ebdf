public import Foundation

extension AttributeScopes.UIKitAttributes {
    /// What a paragraph style says, as a value.
    enum ParagraphStyleAttribute: AttributedStringKey {
        typealias Value = NSParagraphStyle.Values
        static let name = "NSParagraphStyle"
    }

    /// What a shadow says, as a value.
    enum ShadowAttribute: AttributedStringKey {
        typealias Value = NSShadow.Values
        static let name = "NSShadow"
    }
}

extension AttributedStringProtocol {
    /// The paragraph style of the whole string, a copy; nil where it has none or several.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self].map { NSParagraphStyle(values: $0) } }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue?.values }
    }

    /// The shadow of the whole string, a copy; nil where it has none or several.
    public var shadow: NSShadow? {
        get { self[AttributeScopes.UIKitAttributes.ShadowAttribute.self].map { NSShadow(values: $0) } }
        set { self[AttributeScopes.UIKitAttributes.ShadowAttribute.self] = newValue?.values }
    }
}

extension AttributeContainer {
    /// A copy of the container's paragraph style.
    public var paragraphStyle: NSParagraphStyle? {
        get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self].map { NSParagraphStyle(values: $0) } }
        set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue?.values }
    }

    /// A copy of the container's shadow.
    public var shadow: NSShadow? {
        get { self[AttributeScopes.UIKitAttributes.ShadowAttribute.self].map { NSShadow(values: $0) } }
        set { self[AttributeScopes.UIKitAttributes.ShadowAttribute.self] = newValue?.values }
    }
}

extension AttributedString.Runs.Run {
    /// A copy of the run's paragraph style.
    public var paragraphStyle: NSParagraphStyle? { attributes.paragraphStyle }
    /// A copy of the run's shadow.
    public var shadow: NSShadow? { attributes.shadow }
}
