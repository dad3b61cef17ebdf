/// The name of a method, under Objective-C's name.
///
/// There is no Objective-C here: nothing is called by it, and `#selector` does not compile. It is there so that calls with `action: nil`
/// mean the same on both platforms; actions are `UIAction`s.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }
}
