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
}
