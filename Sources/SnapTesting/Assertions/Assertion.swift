import SnapFiles
import SnapGolden
import Testing

/// One assertion: takes the snapshot, compares it, writes what the record mode says, and appends to the run log.
@MainActor struct Assertion {
    /// What snapshots this process took; goldens are found out to be shared here.
    private static var claims = SnapshotClaims()

    let name: String?
    let record: SnapshotTestingConfiguration.Record?
    /// The folder of goldens instead of the one beside the test file.
    var directory: String?
    let testName: String
    let place: SourcePlace
    var environment = SnapEnvironment.current

    private var file: String { "\(place.file)" }

    /// What it came to; errors are part of that.
    func run<Value, Format>(_ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>) -> RunRecord {
        let start = ContinuousClock.now
        var snapshot = SnapshotName(test: testName, part: name.map { .named($0) } ?? .only)
        var record: RunRecord
        do {
            snapshot = try numbered(snapshot)
            record = try check(snapshot, value, strategy, since: start)
        } catch {
            let root = GoldenPath.root(around: Paths.folder(of: file))
            record = RunRecord(
                unusable: Self.reason(error), file: file, line: Int(place.line), name: snapshot,
                root: root, golden: "", mode: nil,
                milliseconds: milliseconds(since: start))
        }
        log(&record)
        return record
    }

    private func check<Value, Format>(
        _ snapshot: SnapshotName, _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>,
        since start: ContinuousClock.Instant
    ) throws -> RunRecord {
        let path = try GoldenPath(file: file, folder: directory, name: snapshot, environment: environment)
        let settings = try ProjectSettings(inFolder: path.root)
        try settings.registerFonts()
        let decision = try RecordPolicy(
            snapRecord: environment.record, argument: record?.mode,
            scope: SnapshotTestingConfiguration.scope.record?.mode,
            trait: SnapshotTestingConfiguration.trait.record?.mode,
            snapshotTestingRecord: environment.snapshotTestingRecord,
            settings: settings.record,
            isContinuousIntegration: environment.isContinuousIntegration
        ).decide()
        let capture = try strategy.take(try value())
        let contents = ArtifactContents(capture.artifact)
        for file in capture.artifact.files(at: path) {
            try Self.claims.claim(
                file, name: snapshot.description, place: "\(place.fileID):\(place.line)",
                contents: contents.digest)
        }
        let result = GoldenCheck(path: path, mode: decision.mode, options: strategy.options).run(
            capture.artifact, contents)
        var record = RunRecord(
            result: result, file: file, line: Int(place.line), name: snapshot, path: path, decision: decision,
            milliseconds: milliseconds(since: start), warnings: capture.warnings)
        if let movie = capture.movie { keep(movie, at: path, in: &record) }
        return record
    }

    /// The snapshot counts without its movie, which is for the report alone.
    private func keep(_ movie: Movie, at path: GoldenPath, in record: inout RunRecord) {
        do {
            record.animation = try path.write(animation: movie.file())
        } catch {
            record.warnings.append("The animated PNG cannot be kept: \(Self.reason(error))")
        }
    }

    /// A requirement's own issue has its details.
    private static func reason(_ error: any Error) -> String {
        guard let failed = error as? ExpectationFailedError else { return "\(error)" }
        return "the requirement at \(failed.expectation.sourceLocation) is not met"
    }

    /// The name, or the next number where there is none.
    private func numbered(_ snapshot: SnapshotName) throws(GoldenError) -> SnapshotName {
        guard snapshot.part == .only else { return snapshot }
        if Test.Case.current?.isParameterized == true { throw .numberedInParameterizedTest(testName) }
        // A helper's name stands for several tests, which run in no fixed order: each counts for itself, so that a clash is told.
        let runner = Test.current.map { "\($0.id)" } ?? ""
        let number = Self.claims.nextNumber(ofTest: testName + runner, in: file)
        return SnapshotName(test: testName, part: .number(number))
    }

    private func log(_ record: inout RunRecord) {
        guard let log = environment.log else { return }
        do throws(GoldenError) {
            try RunLog.append(record, to: log)
        } catch {
            record.isFailure = true
            record.message = [record.message, "The run log cannot be written: \(error)"].compactMap { $0 }
                .joined(separator: "\n")
        }
    }

    private func milliseconds(since start: ContinuousClock.Instant) -> Double {
        (ContinuousClock.now - start) / .milliseconds(1)
    }
}
