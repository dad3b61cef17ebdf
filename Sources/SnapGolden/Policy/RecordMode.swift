/// When a snapshot may write its golden.
public enum RecordMode: String, CaseIterable, Codable, Hashable, Sendable {
    /// Every golden that is not the same in every byte is written.
    case all
    /// Only goldens that are not there are written.
    case missing
    /// Goldens that are not there, or that the snapshot does not match, are written.
    case failed
    /// Nothing is written; a golden that is not there is a failure.
    case never
}
