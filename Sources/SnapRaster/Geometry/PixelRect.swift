import Foundation

/// A rectangle of whole device pixels, half open: `left..<right`, `top..<bottom`.
package struct PixelRect: Hashable, Sendable {
    package var left: Int
    package var top: Int
    package var right: Int
    package var bottom: Int

    package init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    package static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    /// As far as geometry is kept.
    static let everywhere = PixelRect(
        left: -Int(Subpixel.reach), top: -Int(Subpixel.reach), right: Int(Subpixel.reach), bottom: Int(Subpixel.reach))

    package var width: Int { right - left }
    package var height: Int { bottom - top }
    package var isEmpty: Bool { left >= right || top >= bottom }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let common = PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
        return common.isEmpty ? .empty : common
    }

    /// The smallest rectangle around both; an empty one does not count.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// What of this is left without `other`: up to four rectangles, none overlapping.
    package func subtracting(_ other: PixelRect) -> [PixelRect] {
        let common = intersection(other)
        if common.isEmpty { return isEmpty ? [] : [self] }
        return [
            PixelRect(left: left, top: top, right: right, bottom: common.top),
            PixelRect(left: left, top: common.top, right: common.left, bottom: common.bottom),
            PixelRect(left: common.right, top: common.top, right: right, bottom: common.bottom),
            PixelRect(left: left, top: common.bottom, right: right, bottom: bottom),
        ].filter { !$0.isEmpty }
    }

    func contains(_ other: PixelRect) -> Bool { intersection(other) == other }

    /// True where they have a pixel in common; both are not empty.
    func touches(_ other: PixelRect) -> Bool {
        max(left, other.left) < min(right, other.right) && max(top, other.top) < min(bottom, other.bottom)
    }

    /// In pixels.
    var area: Int { width * height }

    package func expanded(byX horizontal: Int, y vertical: Int) -> PixelRect {
        PixelRect(left: left - horizontal, top: top - vertical, right: right + horizontal, bottom: bottom + vertical)
    }

    func offset(byX x: Int, y: Int) -> PixelRect {
        PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }
}

extension PixelRect {
    /// The pixels that a rectangle in device space touches, with one pixel to spare on each side for rounding; empty
    /// where a coordinate is not a number.
    init(around rect: CGRect) {
        guard !rect.isNull else {
            self = .empty
            return
        }
        self.init(left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX), bottom: Double(rect.maxY))
    }

    /// The same of a rectangle under a map; of a turned one, of the box around it. The rectangle's sides are not negative.
    init(around rect: CGRect, under map: DeviceMap) {
        // What `isNull` asks for, without the call.
        guard rect.origin.x < .infinity else {
            self = .empty
            return
        }
        let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
        let (maxX, maxY) = (x + Double(rect.size.width), y + Double(rect.size.height))
        // The sum of what each coordinate adds, at least and at most.
        let (ax, ay) = ((map.a * x, map.a * maxX), (map.b * x, map.b * maxX))
        let (cx, cy) = ((map.c * y, map.c * maxY), (map.d * y, map.d * maxY))
        self.init(
            left: min(ax.0, ax.1) + min(cx.0, cx.1) + map.tx, top: min(ay.0, ay.1) + min(cy.0, cy.1) + map.ty,
            right: max(ax.0, ax.1) + max(cx.0, cx.1) + map.tx, bottom: max(ay.0, ay.1) + max(cy.0, cy.1) + map.ty)
    }

    @inline(__always)
    private init(left: Double, top: Double, right: Double, bottom: Double) {
        guard !(left.isNaN || top.isNaN || right.isNaN || bottom.isNaN) else {
            self = .empty
            return
        }
        self.init(
            left: Int(Subpixel.round(Subpixel.guarded(left))) >> Subpixel.shift - 1,
            top: Int(Subpixel.round(Subpixel.guarded(top))) >> Subpixel.shift - 1,
            right: (Int(Subpixel.round(Subpixel.guarded(right))) + Subpixel.mask) >> Subpixel.shift + 1,
            bottom: (Int(Subpixel.round(Subpixel.guarded(bottom))) + Subpixel.mask) >> Subpixel.shift + 1)
    }
}
