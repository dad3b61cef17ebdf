import Foundation

/// The stack of the present thread. Walks over a view tree call themselves for every level: a tree that is too deep for the stack is refused
/// with an error, before the walk runs off its end.
///
/// Layout and rendering run on threads that the system makes, whose stacks are as large as `ulimit -s` says, most often 8 MB.
package struct StackRoom: Sendable {
    /// The lowest address of the stack.
    private let end: UInt

    package init() {
        end = Thread.isMainThread ? Self.endOfMainThread : Self.lowestAddress()
    }

    /// Of the process's first thread, of which the C library knows nothing: it reads the process's whole memory map for each answer.
    private static let endOfMainThread = lowestAddress()

    /// Of the present thread's stack.
    private static func lowestAddress() -> UInt {
        withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
            guard let attributes = buffer.baseAddress, let query, query(pthread_self(), attributes) == 0
            else { return 0 }
            var lowest: UnsafeMutableRawPointer?
            var size = 0
            pthread_attr_getstack(attributes, &lowest, &size)
            pthread_attr_destroy(attributes)
            return UInt(bitPattern: lowest)
        }
    }

    private typealias Query = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

    /// `pthread_getattr_np` of the GNU C library, whose header shows it only to C with GNU extensions; nil in other libraries.
    private static var query: Query? {
        dlsym(nil, "pthread_getattr_np").map { unsafeBitCast($0, to: Query.self) }
    }

    /// What is left below the caller, in bytes; as good as endless where the system does not say.
    package var bytes: Int {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { Int(clamping: UInt(bitPattern: $0) - end) }
    }

    /// Whether the tree below a view can be laid out on the present thread.
    @MainActor static func fitsLayout(of view: UIView) -> Bool {
        !view.hasMoreLevels(than: shallow) || StackRoom().fitsLayout(ofLevels: view.levelCount)
    }

    /// So many levels fit any stack.
    private static let shallow = 32

    /// Whether a tree of so many levels can be laid out.
    func fitsLayout(ofLevels levels: Int) -> Bool {
        bytes > Self.margin + levels * Self.bytesOfLayoutLevel
    }

    /// Whether one more level of layers can be emitted.
    var fitsLayer: Bool { bytes > Self.margin }

    /// For what is called at the deepest level, as shaping of text.
    private static let margin = 128 * 1024
    /// What a level takes at most, in builds without optimisation.
    private static let bytesOfLayoutLevel = 2048
}
