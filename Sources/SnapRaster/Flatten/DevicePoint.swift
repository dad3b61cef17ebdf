/// A point in device space and where it falls on the subpixel grid.
struct DevicePoint {
    /// In pixels.
    let x: Double
    let y: Double
    /// In subpixels; meaningful only where `isNear`.
    let gridX: Int32
    let gridY: Int32
    /// True within `Subpixel.reach`.
    let isNear: Bool

    /// A point of two numbers, in pixels.
    @inline(__always)
    init(_ point: SIMD2<Double>) {
        (x, y) = (point.x, point.y)
        isNear = abs(point.x) <= Subpixel.reach && abs(point.y) <= Subpixel.reach
        (gridX, gridY) = isNear ? Subpixel.round(point) : (0, 0)
    }

    @inline(__always)
    init(_ x: Double, _ y: Double) {
        self.init(SIMD2(x, y))
    }
}
