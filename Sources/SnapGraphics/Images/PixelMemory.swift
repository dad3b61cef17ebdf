import Foundation

/// Memory for the pixels of pictures.
package enum PixelMemory {
    /// From this size on, in bytes, memory mostly comes fresh from the system, where each small page that is touched first costs more
    /// time than it takes to fill it.
    private static let large = 2 << 20
    /// What a large page holds, in bytes.
    private static let page = 2 << 20
    /// The largest pieces that the allocator can be brought to keep when they are freed, in bytes (mallopt(3), `M_MMAP_THRESHOLD`), less
    /// what it writes before each.
    private static let kept = 32 << 20 - 1 << 14

    /// An array of pixels which `initialize` writes into memory of at least `capacity` pixels, and tells how many they are.
    ///
    /// Large ones ask for large pages. So that whole ones find room, they get memory for one more than they need; what of it is never
    /// touched costs nothing.
    package static func pixels(
        capacity: Int, _ initialize: (_ pixels: inout UnsafeMutableBufferPointer<UInt32>, _ count: inout Int) -> Void
    ) -> [UInt32] {
        let byteCount = capacity * MemoryLayout<UInt32>.stride
        guard byteCount >= large else {
            return [UInt32](unsafeUninitializedCapacity: capacity, initializingWith: initialize)
        }
        keepsWhatIsFreed
        // Memory that is used again has its pages already: that is worth more than one page that is whole.
        let isKept = byteCount <= kept && byteCount + page > kept
        let room = isKept ? capacity : capacity + page / MemoryLayout<UInt32>.stride
        return [UInt32](unsafeUninitializedCapacity: room) { pixels, count in
            adviseLargePages(UnsafeMutableRawBufferPointer(pixels))
            initialize(&pixels, &count)
        }
    }

    /// So many pixels of one kind.
    package static func pixels(count: Int, filledWith pixel: UInt32) -> [UInt32] {
        pixels(capacity: count) { pixels, used in
            pixels.baseAddress?.initialize(repeating: pixel, count: count)
            used = count
        }
    }

    /// Makes the allocator keep the memory of pictures that are gone for the next ones, once in a process.
    ///
    /// The GNU C library gives large pieces back to the system as soon as they are freed, until one of some size is: from then on it
    /// keeps pieces up to that size, and up to twice as much free memory (mallopt(3), `M_MMAP_THRESHOLD`). So one is taken and freed
    /// that nothing touches. Other allocators have rules of their own, and lose nothing.
    private static let keepsWhatIsFreed: Void = UnsafeMutableRawPointer.allocate(byteCount: kept, alignment: 16)
        .deallocate()

    /// Asks for large pages; a system that has none says no, which does not matter.
    private static func adviseLargePages(_ memory: UnsafeMutableRawBufferPointer) {
        guard let start = memory.baseAddress else { return }
        let skipped = (page - Int(bitPattern: start) % page) % page
        madvise(start + skipped, (memory.count - skipped) / page * page, MADV_HUGEPAGE)
    }
}
