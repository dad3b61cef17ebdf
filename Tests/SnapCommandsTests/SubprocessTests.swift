import Foundation
import Testing

@testable import SnapCommands

@Suite struct SubprocessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func shell(_ script: String) -> Subprocess {
        Subprocess(
            program: "sh", arguments: ["-c", script], environment: ["GREETING": "hello"], folder: folder.path,
            outputFile: folder.path + "/out/log.txt")
    }

    @Test func `output and errors are kept, and the environment is added to`() throws {
        let process = shell("echo $GREETING; echo wrong >&2; test -n \"$PATH\"; exit 3")
        #expect(try process.run() == .exit(3))
        #expect(process.output == "hello\nwrong\n")
    }

    @Test func `a program that is killed is told from one that ends`() throws {
        #expect(try shell("kill -9 $$").run() == .signal(9))
        #expect(try shell("exit 0").run() == .exit(0))
    }

    @Test func `an excerpt has no counted steps, and no more lines than asked for`() throws {
        let process = shell("echo '[1/3] Compiling'; echo 'a: error'; for i in 1 2 3 4; do echo $i; done")
        _ = try process.run()
        #expect(process.excerpt(fromStart: true) == "a: error\n1\n2\n3\n4\n")
        let more = "\n(2 of 6 lines; all are in \(folder.path)/out/log.txt)"
        #expect(process.excerpt(fromStart: true, limit: 2) == "a: error\n1" + more)
        #expect(process.excerpt(fromStart: false, limit: 2) == "4\n" + more)
    }

    @Test func `the cause of a crash is told beside the end of its backtrace`() throws {
        let process = shell("echo 'Cards.swift:3: Fatal error: no card'; for i in 1 2 3 4 5 6 7 8; do echo $i; done")
        _ = try process.run()
        let more = "\n(4 of 10 lines; all are in \(folder.path)/out/log.txt)"
        #expect(process.excerpt(fromStart: false, limit: 4) == "Cards.swift:3: Fatal error: no card\n7\n8\n" + more)
    }

    @Test func `a program that is nowhere is an error that says what to do`() {
        let process = Subprocess(
            program: "no-such-program", arguments: [], environment: [:], folder: folder.path,
            outputFile: folder.path + "/log.txt")
        #expect(throws: SubprocessError.notFound(program: "no-such-program")) { try process.run() }
        #expect(
            SubprocessError.notFound(program: "swift").description
                == "the program “swift” is in no folder of PATH: install it, or add its folder to PATH")
    }
}
