public import Foundation

extension AttributeScopes {
    /// The attributes of an `AttributedString` that UIKit draws, under UIKit's names.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        /// In points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        /// In points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }

        /// In points, up.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Lets containers and strings name the attributes: `container.font = …`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension NSAttributedString {
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

extension AttributeContainer {
    typealias Scope = AttributeScopes.UIKitAttributes

    fileprivate var drawnAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        result[.font] = self[Scope.FontAttribute.self]
        result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        result[.kern] = self[Scope.KernAttribute.self] ?? self[Scope.TrackingAttribute.self]
        result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        return result
    }
}
