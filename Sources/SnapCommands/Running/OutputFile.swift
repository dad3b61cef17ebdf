import Foundation
import SnapGolden

/// The file that `--output` names: a path, a device, or `-` for standard output.
struct OutputFile: Sendable {
    static let help = "; “-” is standard output"

    /// As it was given.
    let name: String

    var isStandardOutput: Bool { name == "-" }

    /// Throws where it is one of the files that are read: it would be lost.
    func check(against inputs: [String], _ terminal: Terminal) throws(InputError) {
        guard !isStandardOutput else { return }
        let path = terminal.absolute(name)
        for input in inputs where GoldenFiles.isSame(path, input) {
            throw .outputIsInput(path: name)
        }
    }

    func write(_ data: Data, _ terminal: Terminal) throws(GoldenError) {
        if isStandardOutput {
            terminal.writeData(data)
        } else {
            try GoldenFiles.output(data, to: terminal.absolute(name))
        }
    }
}
