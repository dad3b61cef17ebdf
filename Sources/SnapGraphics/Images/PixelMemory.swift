import Foundation

/// Memory for the pixels of pictures.
package enum PixelMemory {
    /// From this size on, in bytes, memory mostly comes fresh from the system, where each small page that is touched first costs more
    /// time than it takes to fill it.
    private static let large = 2 << 20
    /// What a large page holds, in bytes.
    private static let page = 2 << 20

    /// An array of pixels which `initialize` writes into memory of at least `capacity` pixels, and tells how many they are.
    ///
    /// Large ones ask for large pages. So that whole ones find room, they get memory for one more than they need; what of it is never
    /// touched costs nothing.
    package static func pixels(
        capacity: Int, _ initialize: (_ pixels: inout UnsafeMutableBufferPointer<UInt32>, _ count: inout Int) -> Void
    ) -> [UInt32] {
        let isLarge = capacity * MemoryLayout<UInt32>.stride >= large
        let room = isLarge ? capacity + page / MemoryLayout<UInt32>.stride : capacity
        return [UInt32](unsafeUninitializedCapacity: room) { pixels, count in
            if isLarge { adviseLargePages(UnsafeMutableRawBufferPointer(pixels)) }
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

    /// Asks for large pages; a system that has none says no, which does not matter.
    private static func adviseLargePages(_ memory: UnsafeMutableRawBufferPointer) {
        guard memory.count >= large, let start = memory.baseAddress else { return }
        let skipped = (page - Int(bitPattern: start) % page) % page
        madvise(start + skipped, (memory.count - skipped) / page * page, MADV_HUGEPAGE)
    }
}
