import SnapGraphics

/// Whether a pixel was only smoothed otherwise, by the rules of `AntialiasingScan` written down plainly, one a line.
struct AntialiasingReference {
    let expected: Bitmap
    let actual: Bitmap

    init(_ expected: Bitmap, _ actual: Bitmap) {
        self.expected = expected
        self.actual = actual
    }

    func isAntialiasing(_ x: Int, _ y: Int) -> Bool {
        [(expected, actual), (actual, expected)].contains { picture, other in
            guard equal(picture, x, y) <= 2 else { return false }
            let isOpaque = [picture, other].allSatisfy { $0[x, y] >> 24 == 255 }
            return (isOpaque ? [255] : [0, 255]).contains { lies(picture, other, x, y, ground: $0) }
        }
    }

    private func lies(_ picture: Bitmap, _ other: Bitmap, _ x: Int, _ y: Int, ground: Int) -> Bool {
        let center = brightness(picture[x, y], ground)
        let around = neighbors(x, y).map { (place: $0, brightness: brightness(picture[$0.x, $0.y], ground)) }
        // Of equals, the first in reading order is the darkest, and the last the brightest.
        guard let least = around.map(\.brightness).min(), let most = around.map(\.brightness).max(),
            let darkest = around.first(where: { $0.brightness == least })?.place,
            let brightest = around.last(where: { $0.brightness == most })?.place
        else { return false }
        let change = abs(center - brightness(other[x, y], ground))
        return least < center && center < most && change <= (most - least) / 2 + 4
            && [darkest, brightest].contains { place in
                [expected, actual].allSatisfy { equal($0, place.x, place.y) >= 3 }
            }
    }

    private func brightness(_ pixel: UInt32, _ ground: Int) -> Int {
        let channels = [0, 8, 16].map { Int(pixel >> $0 & 0xFF) + (255 - Int(pixel >> 24)) * ground / 255 }
        return channels[0] + 2 * channels[1] + channels[2]
    }

    private func equal(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int {
        neighbors(x, y).count { picture[$0.x, $0.y] == picture[x, y] } + (neighbors(x, y).count < 8 ? 1 : 0)
    }

    private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
        (-1...1).flatMap { down in (-1...1).map { (x: x + $0, y: y + down) } }
            .filter { $0 != (x, y) && (0..<expected.width).contains($0.x) && (0..<expected.height).contains($0.y) }
    }
}
