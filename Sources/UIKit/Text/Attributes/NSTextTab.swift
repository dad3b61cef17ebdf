public import Foundation

/// A tab stop of a paragraph style.
///
/// A decimal tab aligns to the right and has the locale's decimal separator as its column terminator:
/// `NSTextTab(textAlignment: .right, location: 120, options: [.columnTerminators: NSTextTab.columnTerminators(for: locale)])`. Source: Apple,
/// *NSTextTab*.
public final class NSTextTab: NSObject, Sendable {
    /// What options may say.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `CharacterSet`: what ends the text that is aligned, beside the tabulator.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The side of the text behind the tabulator that stands at the location.
    public let alignment: NSTextAlignment
    /// In points from the text's leading edge.
    public let location: CGFloat
    let columnTerminators: CharacterSet?

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        columnTerminators = options[.columnTerminators] as? CharacterSet
        super.init()
    }

    public var options: [OptionKey: Any] {
        columnTerminators.map { [.columnTerminators: $0] } ?? [:]
    }

    /// The decimal separator of a locale, the current one's where it is nil.
    public class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (locale ?? .current).decimalSeparator ?? ".")
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
            && other.columnTerminators == columnTerminators
    }

    public override var hash: Int { location.hashValue }
}
