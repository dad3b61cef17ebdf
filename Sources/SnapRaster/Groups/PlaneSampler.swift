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
        return ImageKernels.mix(
            pixel(column, row), pixel(column + 1, row), pixel(column, row + 1), pixel(column + 1, row + 1),
            right: right, lower: lower)
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
