import SnapGraphics

extension UIImage {
    /// How the stored pixels are turned, and mirrored, before they are shown.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Turned by 180°.
        case down = 1
        /// Turned by 90° counter-clockwise.
        case left = 2
        /// Turned by 90° clockwise.
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }
}

extension UIImage.Orientation {
    var swapsAxes: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    /// The orientation that shows the mirror image.
    var flippedHorizontally: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        // Mirroring a turned picture turns the mirrored one the other way round.
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }

    /// Maps the unit square of the stored picture to that of the shown one, y down.
    var transform: CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        }
    }
}

extension Bitmap {
    /// The picture as an orientation shows it.
    func oriented(_ orientation: UIImage.Orientation) -> Bitmap {
        guard orientation != .up else { return self }
        let (wide, high) = orientation.swapsAxes ? (height, width) : (width, height)
        let (lastX, lastY) = (width - 1, height - 1)
        var result = self
        if orientation.swapsAxes {
            // Of the same number of pixels, and with sides that this bitmap has, so it cannot fail.
            guard let turned = try? Bitmap(width: wide, height: high) else { return self }
            result = turned
        }
        result.withMutablePixels { buffer in
            for y in 0..<high {
                for x in 0..<wide {
                    let (sourceX, sourceY) =
                        switch orientation {
                        case .up: (x, y)
                        case .down: (lastX - x, lastY - y)
                        case .left: (lastX - y, x)
                        case .right: (y, lastY - x)
                        case .upMirrored: (lastX - x, y)
                        case .downMirrored: (x, lastY - y)
                        case .leftMirrored: (y, x)
                        case .rightMirrored: (lastX - y, lastY - x)
                        }
                    buffer[y * wide + x] = pixels[sourceY * width + sourceX]
                }
            }
        }
        return result
    }
}
