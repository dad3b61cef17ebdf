/// A method to call on a target, under the name of Objective-C's type.
///
/// `#selector` and `@objc` need Objective-C and do not compile here. In their place a selector is made from the method itself, which needs no
/// `@objc`:
///
///     button.addTarget(self, action: Selector(MenuViewController.optionsTapped), for: .touchUpInside)
///
/// The same line compiles on iOS with the extension that `Docs/Events.md` gives. The method may take nothing, the sender, or the sender and
/// the event.
///
/// Two selectors are equal where they were made at the same place of the source, or have the same name: so a control keeps an action once,
/// however often the line runs, and `removeTarget(_:action:for:)` needs the very selector that was added.
///
/// A selector that is made from a name alone calls nothing; sending it is noted as a warning.
public struct Selector: Sendable, ExpressibleByStringLiteral {
    /// The method's place in the source, or the name it was made from.
    public let name: String
    private let call: Call?

    /// Calls the method; false where the target is of another class.
    private typealias Call = @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject?, _ event: UIEvent?) -> Bool

    public init(_ name: String) {
        self.name = name
        call = nil
    }

    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// A method without parameters.
    @preconcurrency
    public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        name = "\(fileID):\(line):\(column)"
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// A method that takes the sender; one of another class than the method's parameter is a programmer error.
    ///
    /// A parameter that is a `Bool` is true, as in Objective-C, where a sender's address stands for it: a recognizer with
    /// `Selector(UIView.endEditing)` ends editing by force.
    @preconcurrency
    public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = "\(fileID):\(line):\(column)"
        self.name = name
        call = { target, sender, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)(Self.sender(sender, for: name))
            return true
        }
    }

    /// A method that takes the sender and the event.
    @preconcurrency
    public init<Target: AnyObject, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let name = "\(fileID):\(line):\(column)"
        self.name = name
        call = { target, sender, event in
            guard let target = target as? Target else { return false }
            _ = method(target)(Self.sender(sender, for: name), event)
            return true
        }
    }

    private static func sender<Sender>(_ sender: AnyObject?, for name: String) -> Sender {
        guard let sender = (Sender.self == Bool.self ? true as? Sender : sender as? Sender) else {
            preconditionFailure(
                "the action made at \(name) takes a \(Sender.self), but was sent by \(sender.map { "\(type(of: $0))" } ?? "nothing")"
            )
        }
        return sender
    }

    /// Whether it was made from a method.
    var isCallable: Bool { call != nil }

    /// Calls the method on the target; false where it is none of the target's.
    @MainActor
    func perform(on target: AnyObject, sender: AnyObject?, event: UIEvent?) -> Bool {
        call?(target, sender, event) ?? false
    }
}

extension Selector: Hashable {
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
