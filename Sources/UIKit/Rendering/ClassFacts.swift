/// What of a class is asked for every view, and costs a search through the program's metadata.
@MainActor
struct ClassFacts {
    /// Without module and generic parameters.
    let name: String
    /// Whether the class is this module's.
    let isOwn: Bool

    /// Found once for each class: those that have been asked for.
    private static var known: [ObjectIdentifier: ClassFacts] = [:]

    static func of(_ type: AnyClass) -> ClassFacts {
        if let facts = known[ObjectIdentifier(type)] { return facts }
        let facts = ClassFacts(
            name: String("\(type)".prefix { $0 != "<" }), isOwn: String(reflecting: type).hasPrefix("UIKit."))
        known[ObjectIdentifier(type)] = facts
        return facts
    }
}
