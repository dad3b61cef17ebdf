import UIKit

/// The command line as a whole: finds the verb, runs it, and turns what it throws into text and an exit code.
public enum Snap {
    static let verbs: [any Verb.Type] = [
        VerifyVerb.self, RecordVerb.self, RenderVerb.self, InspectVerb.self, DiffVerb.self, PendingVerb.self,
        AcceptVerb.self, RejectVerb.self, ReviewVerb.self, ReportVerb.self, MergeVerb.self, PruneVerb.self,
        InitVerb.self, DoctorVerb.self,
    ]

    /// Runs one command line (without the program's name), and gives its exit status.
    public static func run(_ arguments: [String]) async -> ExitCode {
        // The streams first: what is opened before would take the number of one that is closed.
        let terminal = Terminal.standard
        Interruption.watch()
        return await run(arguments, on: terminal)
    }

    /// What could not be printed counts as an error, whatever else happened.
    static func run(_ arguments: [String], on terminal: Terminal) async -> ExitCode {
        let status = await perform(arguments, terminal)
        guard let problem = terminal.problem() else { return status }
        terminal.writeError("snap: error: \(problem)\n")
        return max(status, .unusable)
    }

    /// The version that `snap --version` prints.
    static let version = "0.1.0"

    private static func perform(_ arguments: [String], _ terminal: Terminal) async -> ExitCode {
        if arguments.first == "--version" {
            terminal.write("snap \(version)\n")
            return .success
        }
        guard let first = arguments.first, !["--help", "-h", "help"].contains(first) else {
            return help(arguments, terminal)
        }
        do {
            let verb = try find(first)
            let words = Array(arguments.dropFirst())
            if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                terminal.write(Help.text(verb))
                return .success
            }
            return try await verb.init(Arguments(words, verb: verb.name, options: verb.options)).run(terminal)
        } catch let error as UsageError {
            terminal.report(error)
            return .usage
        } catch {
            terminal.report(error)
            return .unusable
        }
    }

    /// `snap`, `snap --help`, `snap help <verb>`.
    private static func help(_ arguments: [String], _ terminal: Terminal) -> ExitCode {
        guard arguments.first == "help", arguments.count > 1 else {
            terminal.write(Help.text(verbs))
            return .success
        }
        do throws(UsageError) {
            terminal.write(Help.text(try find(arguments[1])))
            return .success
        } catch {
            terminal.report(error)
            return .usage
        }
    }

    private static func find(_ name: String) throws(UsageError) -> any Verb.Type {
        if let verb = verbs.first(where: { $0.name == name || $0.aliases.contains(name) }) { return verb }
        let names = verbs.flatMap { [$0.name] + $0.aliases }
        if name.hasPrefix("-") { throw .unknownVerb(name, nearest: nil) }
        throw .unknownVerb(name, nearest: NearestName.find(name, among: names))
    }
}
