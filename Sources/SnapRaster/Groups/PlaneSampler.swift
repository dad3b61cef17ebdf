/// Single pixels of a surface at places between them; around it there is nothing.
struct PlaneSampler {
    private let plane: Surface

    init(_ plane: Surface) {
        self.plane = plane
    }

    /// The four pixels whose centres surround the place, mixed by distance in steps of 1/256 pixel. Places are in pixels.
    func pixel(at x: Double, _ y: Double) -> UInt32 {
        let (column, right) = Self.split(x - 0.5)
        let (row, lower) = Self.split(y - 0.5)
        let four = [pixel(column, row), pixel(column + 1, row), pixel(column, row + 1), pixel(column + 1, row + 1)]
        if four[0] == four[1], four[0] == four[2], four[0] == four[3] { return four[0] }
        let (left, upper) = (256 - right, 256 - lower)
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let top = (four[0] >> shift & 255) * left + (four[1] >> shift & 255) * right
            let bottom = (four[2] >> shift & 255) * left + (four[3] >> shift & 255) * right
            result |= ((top * upper + bottom * lower + 32768) >> 16) << shift
        }
        return result
    }

    /// The whole pixel and the rest in 1/256, to the nearest.
    private static func split(_ value: Double) -> (Int, UInt32) {
        let step = Int((Subpixel.guarded(value) * 256 + 0.5).rounded(.down))
        return (step >> 8, UInt32(step & 255))
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        guard x >= plane.box.left, x < plane.box.right, y >= plane.box.top, y < plane.box.bottom else { return 0 }
        return plane.pixels[plane.index(x, y)]
    }
}
