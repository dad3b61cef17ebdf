import SnapDiff

/// One assertion in the run log.
public struct RunRecord: Codable, Hashable, Sendable {
    /// The test file or scene file, absolute.
    public var file: String
    /// Where in the file, counted from 1; nil for a scene.
    public var line: Int?
    public var test: String
    /// The snapshot's name, for people: `testMenu() 1`.
    public var name: String
    /// The package's folder, absolute.
    public var root: String
    /// The golden's path without extension, as seen from `root`.
    public var golden: String
    public var verdict: Verdict.Word
    /// nil where it could not be told.
    public var mode: RecordMode?
    /// Whether this makes the run fail.
    public var isFailure: Bool
    public var milliseconds: Double
    public var differentPixels: Int?
    public var maxDelta: Double?
    /// What differs, one sentence a line.
    public var findings: [String]
    /// The whole message; nil where nothing failed. Its lines of files are as seen from `root`, other paths absolute: see
    /// `message(from:)`.
    public var message: String?
    /// The golden files that were written, absolute.
    public var written: [String]
    /// The pending files that were written, absolute.
    public var pending: [String]
    /// What the layout warned of: conflicts of constraints, missing glyphs.
    public var warnings: [String]
    /// The animated PNG that was written, absolute; nil where there is none.
    public var animation: String?

    /// What an assertion came to.
    public init(
        result: SnapshotResult, file: String, line: Int?, name: SnapshotName, path: GoldenPath,
        decision: RecordPolicy.Decision, milliseconds: Double, warnings: [String]
    ) {
        let message = FailureMessage(result, name: name.description, path: path, isRequested: decision.isRequested)
        self.init(
            unusable: nil, file: file, line: line, name: name, root: path.root, golden: path.relativeStem,
            mode: decision.mode, milliseconds: milliseconds)
        verdict = result.verdict.word
        isFailure = message != nil
        findings = message?.findings ?? []
        self.message = message?.text
        written = result.written
        pending = result.pending
        self.warnings = warnings
        // A failure's message tells of it otherwise.
        if message == nil || verdict == .recorded, let problem = result.pendingProblem {
            self.warnings.append("Its former pending files stay: \(problem)")
        }
        switch result.verdict {
        case .similar(let difference): set(difference.differentPixels, difference.maxDelta)
        case .different(let mismatch):
            if case .different(let difference) = mismatch.pixels {
                set(difference.differentPixels, difference.maxDelta)
            }
        case .identical, .recorded, .missing, .unusable: break
        }
    }

    /// A snapshot that could not be taken or has no place for a golden.
    public init(
        unusable reason: String?, file: String, line: Int?, name: SnapshotName, root: String, golden: String,
        mode: RecordMode?, milliseconds: Double
    ) {
        self.file = file
        self.line = line
        self.test = name.test
        self.name = name.description
        self.root = root
        self.golden = golden
        self.verdict = .unusable
        self.mode = mode
        self.isFailure = true
        self.milliseconds = JSONText.thousandths(milliseconds)
        self.findings = []
        self.message = reason.map { "\(name) could not be compared: \($0)" }
        self.written = []
        self.pending = []
        self.warnings = []
    }

    private mutating func set(_ differentPixels: Int, _ maxDelta: Double) {
        self.differentPixels = differentPixels
        self.maxDelta = maxDelta
    }
}
