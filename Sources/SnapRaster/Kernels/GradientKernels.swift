/// The inner loops of `GradientSampler`.
enum GradientKernels {
    /// Writes the pixels of a row of columns from `start` on. `places` finds where on the gradient four points of the row are, 0
    /// being its start and 1 its end.
    ///
    /// A table of the ramp, which may be empty, is asked first, the ramp itself where the table does not know.
    @inline(__always)
    static func fill(
        _ pixels: inout [UInt32], at start: Int, _ columns: Range<Int>, _ ramp: GradientRamp, _ table: [UInt32],
        _ places: (_ x: SIMD4<Double>) -> SIMD4<Double>
    ) {
        precondition(start >= 0 && start + columns.count <= pixels.count)
        precondition(table.isEmpty || table.count == GradientRamp.end / GradientRamp.bucket + 4)
        var segment = 0
        pixels.withUnsafeMutableBufferPointer { buffer in
            table.withUnsafeBufferPointer { table in
                guard let line = buffer.baseAddress.map({ $0 + start }) else { return }
                let entries = table.isEmpty ? nil : table.baseAddress.map { $0 + GradientRamp.tableStart }
                var x = SIMD4<Double>(0.5, 1.5, 2.5, 3.5) + Double(columns.lowerBound)
                var index = 0
                while index < columns.count {
                    let four = integers(places(x))
                    for lane in 0..<min(4, columns.count &- index) {
                        let place = Int(four[lane])
                        var pixel = entries?[place >> GradientRamp.bucketShift] ?? GradientRamp.mixed
                        if pixel == GradientRamp.mixed { pixel = ramp.pixel(at: place, &segment) }
                        line[index &+ lane] = pixel
                    }
                    x += 4
                    index &+= 4
                }
            }
        }
    }

    /// Places in 1/`GradientRamp.end`, rounded down; what is far outside as good as just outside.
    ///
    /// 1/1024 is added first: what is a whole number, but for the rounding of doubles, is then that number.
    @inline(__always)
    private static func integers(_ places: SIMD4<Double>) -> SIMD4<Int32> {
        let (first, last) = (-Double(GradientRamp.bucket), Double(GradientRamp.end + GradientRamp.bucket))
        var near = places * Double(GradientRamp.end)
        near.replace(with: first, where: near .< first)
        near.replace(with: last, where: near .> last)
        near.replace(with: 2 * first, where: places .== GradientRamp.nowhere)
        // In a sum with 1.5 · 2^52 the last bit counts ones: the addition itself rounds to the nearest whole number.
        let sum = near + (0x1p-10 - 0.5) + 0x1.8p52
        let words = unsafeBitCast(sum, to: SIMD8<Int32>.self)
        return words.evenHalf
    }

    /// Writes `count` pixels from one place on to another one.
    static func copy(_ pixels: inout [UInt32], from first: Int, to start: Int, count: Int) {
        precondition(first >= 0 && start >= 0 && count >= 0 && max(first, start) + count <= pixels.count)
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            (base + start).update(from: base + first, count: count)
        }
    }
}
