import Foundation
public import SnapGraphics

/// Compares two pictures pixel by pixel.
///
/// Linear in the number of pixels; equal pictures cost one `memcmp`. The result is the same on every machine: colour
/// distances come from the four basic operations alone.
public func compare(expected: Bitmap, actual: Bitmap, options: ComparisonOptions) -> Comparison {
    guard expected.width == actual.width, expected.height == actual.height else {
        return .sizes(
            expected: PictureSize(width: expected.width, height: expected.height),
            actual: PictureSize(width: actual.width, height: actual.height))
    }
    let count = expected.pixels.count
    let isEqual = expected.pixels.withUnsafeBytes { expected in
        actual.pixels.withUnsafeBytes { actual in
            guard let expected = expected.baseAddress, let actual = actual.baseAddress else { return true }
            return memcmp(expected, actual, count * MemoryLayout<UInt32>.stride) == 0
        }
    }
    if isEqual { return .identical }

    let difference = difference(expected: expected, actual: actual, options: options)
    return options.allows(differentPixels: difference.differentPixels, of: count)
        ? .similar(difference) : .different(difference)
}

/// What differs between two pictures of one size.
private func difference(expected: Bitmap, actual: Bitmap, options: ComparisonOptions) -> Difference {
    expected.pixels.withUnsafeBufferPointer { expectedPixels in
        actual.pixels.withUnsafeBufferPointer { actualPixels in
            let pair = PixelPair(
                width: expected.width, height: expected.height, expected: expectedPixels, actual: actualPixels)
            var scan = DifferenceScan(pair, options: options)
            scan.run()
            return Difference(
                differentPixels: scan.differentPixels, antialiasedPixels: scan.antialiasedPixels,
                maxDelta: scan.maxDelta, regions: ClusterGrid(scan.different).regions(), expected: expected,
                different: scan.different, antialiased: scan.antialiased)
        }
    }
}
