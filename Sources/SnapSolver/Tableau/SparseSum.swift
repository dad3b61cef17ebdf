/// A sum of sparse vectors, held densely: the sparse accumulator of Gilbert, Moler and Schreiber ("Sparse matrices in
/// MATLAB", 1992).
struct SparseSum: Sendable {
    private struct Element: Sendable {
        var value = 0.0
        var isTouched = false
    }

    private var elements: [Element] = []
    /// The indices that something was added to since the last `clear()`, in the order of their first addition.
    private(set) var touched: [Int] = []

    subscript(index: Int) -> Double {
        elements[index].value
    }

    /// Adds `value` at `index`, which must be below the size last given to `resize(to:)`.
    mutating func add(_ value: Double, at index: Int) {
        if !elements[index].isTouched {
            elements[index].isTouched = true
            touched.append(index)
        }
        elements[index].value += value
    }

    mutating func reserveCapacity(_ count: Int) {
        elements.reserveCapacity(count)
    }

    mutating func resize(to count: Int) {
        while elements.count < count {
            elements.append(Element())
        }
    }

    mutating func clear() {
        for index in touched {
            elements[index] = Element()
        }
        touched.removeAll(keepingCapacity: true)
    }
}
