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

    /// Where the value at an index is; valid while this lives.
    @inline(__always)
    func pointer(at index: Int) -> UnsafePointer<Element> {
        precondition(elements.indices.contains(index))
        return UnsafePointer(elements.baseAddress.unsafelyUnwrapped + index)
    }

    /// Writes as many values as a vector has, from an index on.
    @inline(__always)
    func store<Vector: SIMD<Element>>(_ vector: Vector, at index: Int) {
        precondition(index >= 0 && index + Vector.scalarCount <= elements.count)
        UnsafeMutableRawPointer(elements.baseAddress.unsafelyUnwrapped + index).storeBytes(of: vector, as: Vector.self)
    }
}
