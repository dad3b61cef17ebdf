/// Something that made a run fail besides its snapshots: a package that does not build, other tests that failed, an unusable path.
public struct RunProblem: Codable, Hashable, Sendable {
    /// `failure` where tests ran and failed, `error` where something could not be used or not be run.
    public enum Kind: String, Codable, Hashable, Sendable {
        case error, failure
    }

    public var problem: Kind
    /// The package or the file, as the person who started the run named it.
    public var place: String
    /// What is wrong, and what to do.
    public var text: String

    public init(_ kind: Kind, place: String, text: String) {
        problem = kind
        self.place = place
        self.text = text
    }
}
