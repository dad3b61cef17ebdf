public import Foundation

/// A tab stop of a paragraph style.
///
/// Difference: column terminators have no effect; decimal tabs are absent. Source: Apple, *NSTextTab*.
public final class NSTextTab: NSObject, Sendable {
    /// What options may say.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The side of the text behind the tabulator that stands at the location.
    public let alignment: NSTextAlignment
    /// In points from the text's leading edge.
    public let location: CGFloat
    private let columnTerminators: CharacterSet?

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        columnTerminators = options[.columnTerminators] as? CharacterSet
        super.init()
    }

    public var options: [OptionKey: Any] {
        columnTerminators.map { [.columnTerminators: $0] } ?? [:]
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    public override var hash: Int { location.hashValue }
}
