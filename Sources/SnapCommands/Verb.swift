/// One verb of the command line: what it declares, and what it does.
protocol Verb: Sendable {
    static var name: String { get }
    static var aliases: [String] { get }
    /// What it does, in one line.
    static var abstract: String { get }
    /// What stands behind its name: `[PATH…] [options]`.
    static var arguments: String { get }
    /// Paragraphs below the usage line; may be empty.
    static var discussion: String { get }
    static var options: [CommandOption] { get }

    init(_ arguments: Arguments) throws(UsageError)

    /// Errors that are thrown are inputs that could not be used.
    func run(_ terminal: Terminal) async throws -> ExitCode
}

extension Verb {
    static var aliases: [String] { [] }
    static var discussion: String { "" }
}
