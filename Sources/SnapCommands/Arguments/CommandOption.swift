/// One option that a verb declares.
struct CommandOption: Hashable, Sendable {
    /// With its dashes: `--scale`.
    let name: String
    /// One letter with its dash: `-o`; nil where there is none.
    let short: String?
    /// What stands for the value in the help: `N`; nil for a flag, which has no value.
    let placeholder: String?
    /// The only values that there are; empty where any text will do.
    let choices: [String]
    let help: String

    static func flag(_ name: String, _ help: String) -> CommandOption {
        CommandOption(name: name, short: nil, placeholder: nil, choices: [], help: help)
    }

    static func value(_ name: String, _ placeholder: String, short: String? = nil, _ help: String) -> CommandOption {
        CommandOption(name: name, short: short, placeholder: placeholder, choices: [], help: help)
    }

    /// Without a placeholder, the help lists all choices.
    static func choice(
        _ name: String, _ choices: [String], placeholder: String? = nil, short: String? = nil, _ help: String
    ) -> CommandOption {
        CommandOption(
            name: name, short: short, placeholder: placeholder ?? choices.joined(separator: "|"), choices: choices,
            help: help)
    }

    /// The left column of the help: `-o, --output FILE`.
    var usage: String {
        let names = short.map { "\($0), \(name)" } ?? name
        return placeholder.map { "\(names) \($0)" } ?? names
    }
}
