/// Why a command line cannot be understood.
enum UsageError: Error, Hashable {
    case unknownVerb(String, nearest: String?)
    case unknownOption(String, verb: String, nearest: String?)
    /// Mostly a variable of a script that is not set: as a path it would mean the whole folder.
    case emptyArgument(verb: String)
    case emptyValue(option: String)
    case valueMissing(option: String, placeholder: String)
    /// A flag was given a value: `--quiet=yes`.
    case valueUnwanted(option: String)
    case wrongValue(option: String, value: String, expected: String)
    case argumentMissing(String, verb: String)
    case argumentUnwanted(String, verb: String)
    /// Two options that exclude each other.
    case together(String, String)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownVerb(let verb, let nearest):
            "there is no verb “\(verb)”" + Self.advice(nearest, help: "snap --help")
        case .unknownOption(let option, let verb, let nearest):
            "“snap \(verb)” has no option \(option)" + Self.advice(nearest, help: "snap \(verb) --help")
        case .emptyArgument(let verb): "an argument of “snap \(verb)” is empty: is a variable unset?"
        case .emptyValue(let option): "the value of \(option) is empty: is a variable unset?"
        case .valueMissing(let option, let placeholder): "the option \(option) needs a value: \(option) \(placeholder)"
        case .valueUnwanted(let option): "the option \(option) has no value"
        case .wrongValue(let option, let value, let expected):
            "the option \(option) cannot be “\(value)”: it must be \(expected)"
        case .argumentMissing(let what, let verb): "“snap \(verb)” needs \(what); see “snap \(verb) --help”"
        case .argumentUnwanted(let argument, let verb):
            "“snap \(verb)” does not know what to do with “\(argument)”; see “snap \(verb) --help”"
        case .together(let first, let second): "\(first) and \(second) exclude each other: give one of them"
        }
    }

    private static func advice(_ nearest: String?, help: String) -> String {
        nearest.map { ": did you mean \($0)?" } ?? ": “\(help)” lists them"
    }
}
