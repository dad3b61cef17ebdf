import Foundation

/// Memory for the pixels of large pictures.
enum PixelMemory {
    /// From this size on, in bytes, memory comes fresh from the system, where each small page that is touched first costs more
    /// than it takes to fill it.
    private static let large = 8 << 20
    /// What a large page holds at least, in bytes.
    private static let page = 2 << 20

    static func pixels(count: Int, filledWith pixel: UInt32) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: count) { buffer, used in
            adviseLargePages(UnsafeMutableRawBufferPointer(buffer))
            buffer.initialize(repeating: pixel)
            used = count
        }
    }

    /// Asks for large pages; a system that has none says no, which does not matter.
    private static func adviseLargePages(_ memory: UnsafeMutableRawBufferPointer) {
        guard memory.count >= large, let start = memory.baseAddress else { return }
        let skipped = (page - Int(bitPattern: start) % page) % page
        madvise(start + skipped, (memory.count - skipped) / page * page, MADV_HUGEPAGE)
    }
}
