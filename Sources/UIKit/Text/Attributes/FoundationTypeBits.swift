/// What CoreFoundation reads as an object's type when it compares values of attributes: the first stored property of their class.
///
/// It stops the process where it finds none there, so attributed strings with two fonts could not be copied. Any number that is
/// not 0 makes it ask `isEqual(_:)`. Found by trying, with Swift 6.3's Foundation on Linux.
struct FoundationTypeBits: Sendable {
    private let bits: UInt64 = 1 << 8
}
