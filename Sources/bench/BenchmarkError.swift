/// Why a benchmark could not run.
enum BenchmarkError: Error, CustomStringConvertible {
    case unknownVerb(String)
    case usage(String)
    /// What was timed did not do what it is timed for.
    case unexpected(String)
    /// A file that cannot be used, and why.
    case file(String, String)

    var description: String {
        switch self {
        case .unknownVerb(let name): "there is no benchmark named '\(name)'; 'bench' alone lists them"
        case .usage(let line): "usage: bench \(line)"
        case .unexpected(let what): "what is timed went wrong: \(what)"
        case .file(let path, let reason): "\(path): \(reason)"
        }
    }
}
