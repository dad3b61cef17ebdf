/// Pixels that are drawn on: the picture itself, or the box of a group.
struct Surface {
    /// Where the pixels lie in device space.
    let box: PixelRect
    /// Premultiplied, rows from the top, no padding.
    var pixels: [UInt32]

    /// A transparent surface.
    init(_ box: PixelRect) {
        self.box = box
        pixels = Array(repeating: 0, count: box.width * box.height)
    }

    func index(_ x: Int, _ y: Int) -> Int {
        (y - box.top) * box.width + (x - box.left)
    }
}
