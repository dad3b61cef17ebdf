public import SnapDiff

/// Compares one snapshot with its golden, and writes what the record mode says: the golden, or the pending files.
public struct GoldenCheck: Sendable {
    public let path: GoldenPath
    public let mode: RecordMode
    public let options: ComparisonOptions

    public init(path: GoldenPath, mode: RecordMode, options: ComparisonOptions = ComparisonOptions()) {
        self.path = path
        self.mode = mode
        self.options = options
    }

    /// What comparing found, before anything is written.
    enum Finding {
        /// `isAsWritten` where the golden's bytes are this program's: another program may have written the same pixels.
        case equal(isAsWritten: Bool)
        case similar(Difference)
        case different(Mismatch)
        case absent(isLayoutOnly: Bool)
        case broken(GoldenError)
    }

    /// The verdict; errors of reading and writing are verdicts, too.
    public func run(_ artifact: Artifact) -> SnapshotResult { run(artifact, ArtifactContents(artifact)) }

    /// The verdict on an artifact whose contents are known already.
    public func run(_ artifact: Artifact, _ contents: ArtifactContents) -> SnapshotResult {
        do throws(GoldenError) {
            return try act(on: find(artifact, contents), artifact, contents)
        } catch {
            return SnapshotResult(.unusable(reason: "\(error)"))
        }
    }

    private func act(
        on finding: Finding, _ artifact: Artifact, _ contents: ArtifactContents
    ) throws(GoldenError) -> SnapshotResult {
        switch finding {
        case .equal(let isAsWritten):
            guard mode != .all || isAsWritten else { return try record(artifact, contents, isNew: false) }
            return passed(.identical, artifact)
        case .similar(let difference):
            guard mode == .all else { return passed(.similar(difference), artifact) }
            return try record(artifact, contents, isNew: false)
        case .different(let mismatch):
            guard mode == .all || mode == .failed else {
                return failed(.different(mismatch), artifact, contents, mismatch: mismatch)
            }
            return try record(artifact, contents, isNew: false)
        case .absent(let isLayoutOnly):
            guard mode != .never else {
                return failed(.missing(isLayoutOnly: isLayoutOnly), artifact, contents, mismatch: nil)
            }
            return try record(artifact, contents, isNew: !isLayoutOnly, only: isLayoutOnly ? "layout" : nil)
        case .broken(let error):
            guard mode == .all else { throw error }
            return try record(artifact, contents, isNew: false)
        }
    }

    /// What was compared was compared, and what was written was written, also where older pending files cannot be removed.
    func passed(_ verdict: Verdict, _ artifact: Artifact) -> SnapshotResult {
        var result = SnapshotResult(verdict)
        do throws(GoldenError) {
            try removePending(artifact)
        } catch {
            result.pendingProblem = error
        }
        return result
    }

    /// What was compared was compared, also where no pending files can be written, as in a checkout that nobody may write to.
    private func failed(
        _ verdict: Verdict, _ artifact: Artifact, _ contents: ArtifactContents, mismatch: Mismatch?
    ) -> SnapshotResult {
        var result = SnapshotResult(verdict)
        do throws(GoldenError) {
            result.pending = try writePending(artifact, contents, mismatch: mismatch)
        } catch {
            result.pendingProblem = error
        }
        return result
    }
}
