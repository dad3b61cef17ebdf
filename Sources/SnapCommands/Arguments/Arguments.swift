import UIKit

/// A verb's arguments, taken apart by the options that it declares.
struct Arguments: Hashable, Sendable {
    /// What is no option, in order.
    private(set) var paths: [String] = []
    private var values: [String: [String]] = [:]
    let verb: String

    /// `--name value`, `--name=value`, `-n value`; after `--` nothing is an option.
    init(_ words: [String], verb: String, options: [CommandOption]) throws(UsageError) {
        self.verb = verb
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                if rest.contains("") { throw .emptyArgument(verb: verb) }
                paths += rest
                break
            }
            guard !word.isEmpty else { throw .emptyArgument(verb: verb) }
            guard word.hasPrefix("-"), word != "-" else {
                paths.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let isLong = word.hasPrefix("--")
            let name = isLong ? parts[0] : word
            guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
                throw .unknownOption(name, verb: verb, nearest: NearestName.find(name, among: options.map(\.name)))
            }
            let inline = isLong && parts.count == 2 ? parts[1] : nil
            try set(option, try Self.value(of: option, inline: inline, rest: &rest))
        }
    }

    private static func value(
        of option: CommandOption, inline: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) -> String? {
        guard let placeholder = option.placeholder else {
            guard inline == nil else { throw .valueUnwanted(option: option.name) }
            return nil
        }
        guard let value = inline ?? rest.popFirst() else {
            throw .valueMissing(option: option.name, placeholder: placeholder)
        }
        guard !value.isEmpty else { throw .emptyValue(option: option.name) }
        return value
    }

    private mutating func set(_ option: CommandOption, _ value: String?) throws(UsageError) {
        if let value, !option.choices.isEmpty, !option.choices.contains(value) {
            throw .wrongValue(
                option: option.name, value: value, expected: "one of " + option.choices.joined(separator: ", "))
        }
        values[option.name, default: []].append(value ?? "")
    }

    /// Whether an option was given.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value that was given last.
    func value(_ name: String) -> String? { values[name]?.last }

    /// All values, in order.
    func allValues(_ name: String) -> [String] { values[name] ?? [] }

    /// A number in a range; nil where the option was not given.
    func number(_ name: String, in range: ClosedRange<Double>, _ expected: String) throws(UsageError) -> Double? {
        guard let text = value(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw .wrongValue(option: name, value: text, expected: expected)
        }
        return number
    }

    /// A whole number in a range; nil where the option was not given.
    func integer(_ name: String, in range: ClosedRange<Int>, _ expected: String) throws(UsageError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .wrongValue(option: name, value: text, expected: expected)
        }
        return number
    }

    /// The one path that the verb wants.
    func onlyPath(_ what: String) throws(UsageError) -> String {
        guard let path = paths.first else { throw .argumentMissing(what, verb: verb) }
        if paths.count > 1 { throw .argumentUnwanted(paths[1], verb: verb) }
        return path
    }

    /// At most one of these flags.
    func exclusive(_ names: [String]) throws(UsageError) -> String? {
        let given = names.filter(has)
        if given.count > 1 { throw .together(given[0], given[1]) }
        return given.first
    }
}
