import Foundation
import SnapFiles
import SnapGolden
import SnapText

/// Checks what snapshots need of a machine.
struct DoctorVerb: Verb {
    static let name = "doctor"
    static let abstract = "checks the compiler, libraries, fonts, Git LFS and settings of this machine"
    static let arguments = ""
    static let discussion = """
        It exits with 1 where fonts are missing, so that some texts and symbols cannot be recorded, and with 2 where something \
        must be done before any snapshot can be taken.
        """
    static let options: [CommandOption] = []

    /// What one check found.
    private struct Finding {
        enum State: String {
            case fine = "ok     "
            case warning = "warning"
            case missing = "missing"
            case problem = "problem"
        }

        let state: State
        let text: String
    }

    init(_ arguments: Arguments) throws(UsageError) {
        if let path = arguments.paths.first { throw .argumentUnwanted(path, verb: Self.name) }
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let findings =
            [compiler(terminal)] + CLibrary.all.map(library)
            + FontPackage.allCases.filter { !$0.isRarelyNeeded || $0.isInstalled }.map(fonts) + largeFiles(terminal)
            + [
                recordMode(terminal)
            ]
        for finding in findings { terminal.write("\(finding.state.rawValue)  \(finding.text)\n") }
        if findings.contains(where: { $0.state == .problem }) { return .unusable }
        return findings.contains { $0.state == .missing } ? .differences : .success
    }

    private func compiler(_ terminal: Terminal) -> Finding {
        do {
            let version = try output(of: "swift", ["--version"], terminal)
            guard let match = version.firstMatch(of: /Swift version (\d+)\.(\d+)/), let major = Int(match.1),
                let minor = Int(match.2)
            else { return Finding(state: .warning, text: "the compiler's version cannot be told: \(version)") }
            if (major, minor) >= (6, 2) { return Finding(state: .fine, text: "Swift \(major).\(minor)") }
            return Finding(state: .problem, text: "Swift \(major).\(minor) is too old: install 6.2 or later")
        } catch {
            return Finding(state: .problem, text: "\(error)")
        }
    }

    private func library(_ library: CLibrary) -> Finding {
        guard library.isInstalled else {
            return Finding(
                state: .problem,
                text:
                    "\(library.package) (\(library.purpose)) is not installed, so that no package of tests can be built: "
                    + "sudo apt-get install \(library.package)")
        }
        return Finding(state: .fine, text: "\(library.package) (\(library.purpose))")
    }

    private func fonts(_ package: FontPackage) -> Finding {
        guard package.isInstalled else {
            return Finding(
                state: .missing,
                text: "\(package.rawValue) (\(package.purpose)) is not installed, so that blocks are drawn instead: "
                    + "sudo apt-get install \(package.rawValue)")
        }
        return Finding(state: .fine, text: "\(package.rawValue) (\(package.purpose))")
    }

    /// Only asked where the repository keeps files in Git LFS.
    private func largeFiles(_ terminal: Terminal) -> [Finding] {
        guard let root = Paths.nearestFolder(around: terminal.folder, having: ".gitattributes"),
            let attributes = FileManager.default.contents(atPath: Paths.join(root, ".gitattributes")),
            String(decoding: attributes, as: UTF8.self).contains("filter=lfs")
        else { return [] }
        let isThere = (try? output(of: "git", ["lfs", "version"], terminal))?.hasPrefix("git-lfs/") == true
        return [
            isThere
                ? Finding(state: .fine, text: "Git LFS")
                : Finding(
                    state: .problem,
                    text:
                        "\(terminal.shown(Paths.join(root, ".gitattributes"))) keeps files in Git LFS, which is not installed: sudo apt-get install git-lfs"
                )
        ]
    }

    private func recordMode(_ terminal: Terminal) -> Finding {
        let environment = terminal.snapEnvironment
        do {
            let root = GoldenPath.root(around: terminal.folder)
            let decision = try RecordPolicy(
                snapRecord: environment.record, snapshotTestingRecord: environment.snapshotTestingRecord,
                settings: try ProjectSettings(inFolder: root).record,
                isContinuousIntegration: environment.isContinuousIntegration
            ).decide()
            return Finding(
                state: .fine, text: "the record mode is “\(decision.mode.rawValue)”, unless code says otherwise")
        } catch {
            return Finding(state: .problem, text: terminal.text(of: error))
        }
    }

    private func output(of program: String, _ arguments: [String], _ terminal: Terminal) throws -> String {
        let file = NSTemporaryDirectory() + "snap-doctor-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: file) }
        let process = Subprocess(
            program: program, arguments: arguments, environment: [:], folder: terminal.folder, outputFile: file)
        _ = try process.run()
        return process.output
    }
}
