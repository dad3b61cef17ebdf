/// The exit codes: the worst of all that happened.
public enum ExitCode: Int32, Comparable, Sendable {
    /// All is as expected.
    case success = 0
    /// Something differs, or has no golden, or another test failed.
    case differences = 1
    /// Some input could not be used; the message says which, where in it, and what to do.
    case unusable = 2
    /// The command line could not be understood; the code is EX_USAGE of BSD's sysexits.h.
    case usage = 64

    public static func < (left: ExitCode, right: ExitCode) -> Bool {
        left.rawValue < right.rawValue
    }
}
