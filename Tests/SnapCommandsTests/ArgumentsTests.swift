import Testing

@testable import SnapCommands

@Suite struct ArgumentsTests {
    private let options: [CommandOption] = [
        .flag("--quiet", ""), .value("--output", "FILE", short: "-o", ""), .choice("--format", ["text", "json"], ""),
        .value("--jobs", "N", ""),
    ]

    private func parse(_ words: String...) throws(UsageError) -> Arguments {
        try Arguments(words, verb: "diff", options: options)
    }

    @Test func `options and paths may stand in any order`() throws {
        let arguments = try parse("a", "--output", "o.png", "--quiet", "b", "--format=json", "--", "--c")
        #expect(arguments.paths == ["a", "b", "--c"])
        #expect(arguments.value("--output") == "o.png")
        #expect(arguments.value("--format") == "json")
        #expect(arguments.has("--quiet"))
        #expect(!arguments.has("--jobs"))
        #expect(try parse("-o", "-").value("--output") == "-")
        #expect(try parse("--jobs", "1", "--jobs", "2").allValues("--jobs") == ["1", "2"])
        #expect(try parse("--output=a=b").value("--output") == "a=b")
    }

    @Test func `a wrong command line is refused, and the message helps`() {
        func message(_ words: String...) -> String {
            do throws(UsageError) {
                let arguments = try Arguments(words, verb: "diff", options: options)
                _ = try arguments.integer("--jobs", in: 1...8, "a whole number from 1 to 8")
                return try arguments.onlyPath("a picture")
            } catch {
                return error.description
            }
        }
        #expect(message("--quite") == "“snap diff” has no option --quite: did you mean --quiet?")
        #expect(message("--zzz") == "“snap diff” has no option --zzz: “snap diff --help” lists them")
        #expect(message("-x") == "“snap diff” has no option -x: “snap diff --help” lists them")
        #expect(message("--output") == "the option --output needs a value: --output FILE")
        #expect(message("--quiet=yes") == "the option --quiet has no value")
        #expect(message("--format", "xml") == "the option --format cannot be “xml”: it must be one of text, json")
        #expect(message("--jobs", "0") == "the option --jobs cannot be “0”: it must be a whole number from 1 to 8")
        #expect(message() == "“snap diff” needs a picture; see “snap diff --help”")
        #expect(message("a", "b") == "“snap diff” does not know what to do with “b”; see “snap diff --help”")
    }
}
