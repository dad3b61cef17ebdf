/// Memory for a fixed number of values with one owner: unlike an array's, it is never copied when it is changed.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
    private let elements: UnsafeMutableBufferPointer<Element>

    init(count: Int, repeating element: Element) {
        elements = .allocate(capacity: count)
        elements.initialize(repeating: element)
    }

    deinit { elements.deallocate() }

    /// `index` is below the count: debug builds of this target check that, optimised ones do not.
    @inline(__always)
    subscript(index: Int) -> Element {
        get { elements[index] }
        nonmutating set { elements[index] = newValue }
    }

    /// Where `count` values from an index on are; valid while this lives.
    @inline(__always)
    func mutablePointer(at index: Int, count: Int) -> UnsafeMutablePointer<Element> {
        precondition(index >= 0 && index + count <= elements.count)
        return elements.baseAddress.unsafelyUnwrapped + index
    }
}
