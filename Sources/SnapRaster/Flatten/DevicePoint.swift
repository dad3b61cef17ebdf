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

    /// A point of two numbers.
    @inline(__always)
    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
        isNear = abs(x) <= Subpixel.reach && abs(y) <= Subpixel.reach
        gridX = isNear ? Subpixel.round(x) : 0
        gridY = isNear ? Subpixel.round(y) : 0
    }
}
