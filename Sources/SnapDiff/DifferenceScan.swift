import Foundation

/// One pass over two pictures of one size: counts, marks and paints the pixels that differ.
struct DifferenceScan {
    private(set) var differentPixels = 0
    private(set) var antialiasedPixels = 0
    private(set) var maxDelta = 0.0

    private let width: Int
    private let height: Int
    private let ignoresAntialiasing: Bool
    /// The largest distance that still matches; nil where only equal pixels do.
    private let tolerance: Double?
    private var distance = ColorDistance()

    init(width: Int, height: Int, options: ComparisonOptions) {
        self.width = width
        self.height = height
        self.ignoresAntialiasing = options.ignoresAntialiasing
        // Written so that a value that is not a number means 1.
        self.tolerance = options.perceptualPrecision < 1 ? 1 - options.perceptualPrecision : nil
    }

    /// Paints into `picture`, which holds the expected pixels when this begins.
    mutating func run(
        expected: UnsafeBufferPointer<UInt32>, actual: UnsafeBufferPointer<UInt32>,
        picture: UnsafeMutableBufferPointer<UInt32>, clusters: inout ClusterGrid
    ) {
        let detector = AntialiasingDetector(width: width, height: height, expected: expected, actual: actual)
        for y in 0..<height {
            let row = y * width..<(y + 1) * width
            DifferencePalette.dim(UnsafeMutableBufferPointer(rebasing: picture[row]))
            if Self.areEqual(expected, actual, row) { continue }
            for index in row where expected[index] != actual[index] {
                let x = index - row.lowerBound
                if let color = judge(x: x, y: y, expected[index], actual[index], detector) {
                    picture[index] = color
                    if color == DifferencePalette.different { clusters.add(x: x, y: y) }
                }
            }
        }
    }

    /// Counts one unequal pixel; the colour that marks it, or nil where it matches within the tolerance.
    @inline(__always)
    private mutating func judge(
        x: Int, y: Int, _ expected: UInt32, _ actual: UInt32, _ detector: AntialiasingDetector
    ) -> UInt32? {
        let delta = Double(distance.between(expected, actual))
        if let tolerance, delta <= tolerance {
            maxDelta = max(maxDelta, delta)
            return nil
        }
        if ignoresAntialiasing, detector.isAntialiasing(x: x, y: y) {
            antialiasedPixels += 1
            return DifferencePalette.antialiased
        }
        maxDelta = max(maxDelta, delta)
        differentPixels += 1
        return DifferencePalette.different
    }

    private static func areEqual(
        _ expected: UnsafeBufferPointer<UInt32>, _ actual: UnsafeBufferPointer<UInt32>, _ row: Range<Int>
    ) -> Bool {
        guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return true }
        return memcmp(expected + row.lowerBound, actual + row.lowerBound, row.count * MemoryLayout<UInt32>.stride) == 0
    }
}
