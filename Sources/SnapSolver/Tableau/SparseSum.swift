/// A sum of sparse vectors, held densely: the sparse accumulator of Gilbert, Moler and Schreiber ("Sparse matrices in MATLAB", 1992).
struct SparseSum: Sendable {
    private var values: [Double] = []
    private var holds: [Bool] = []
    /// The indices that something was added to since the last `clear()`, in the order of their first addition.
    private(set) var touched: [Int] = []

    subscript(index: Int) -> Double {
        index < values.count ? values[index] : 0
    }

    /// Adds `value` at `index`, which must be below the size last given to `resize(to:)`.
    mutating func add(_ value: Double, at index: Int) {
        if !holds[index] {
            holds[index] = true
            touched.append(index)
        }
        values[index] += value
    }

    mutating func resize(to count: Int) {
        while values.count < count {
            values.append(0)
            holds.append(false)
        }
    }

    mutating func clear() {
        for index in touched {
            values[index] = 0
            holds[index] = false
        }
        touched.removeAll(keepingCapacity: true)
    }
}
