public import SnapGraphics

/// Draws display lists: a pure function, which gives the same bytes in every build, on every processor, in any number
/// of threads.
///
/// The stages, each in its folder: resolve (extents, nesting) → flatten or stroke → coverage → paint → blend.
/// `Docs/Raster.md` has the formulas.
public enum Rasterizer {
    /// The picture of `list`: premultiplied, on a transparent ground.
    ///
    /// Geometry that is empty, not a number or infinite draws nothing, or what of it can be seen.
    /// - Throws: `RasterError` for a picture that is too large or has no pixels, for begins and ends that do not match, and for
    ///   groups that would take too much memory; nothing is drawn before all that is known.
    public static func draw(_ list: DisplayList) throws(RasterError) -> Bitmap {
        let resolved = try resolved(list)
        var renderer = Renderer(
            PixelRect(left: 0, top: 0, right: list.width, bottom: list.height), ground: resolved.ground.pixel)
        renderer.draw(resolved, from: resolved.ground.next)
        do {
            return try Bitmap(width: list.width, height: list.height, pixels: renderer.picture().pixels)
        } catch {
            throw .size(width: list.width, height: list.height)
        }
    }

    /// Does the first stage of drawing alone: finds what is wrong with a list, and where each item can show.
    /// - Throws: as `draw` does.
    package static func check(_ list: DisplayList) throws(RasterError) {
        _ = try resolved(list)
    }

    private static func resolved(_ list: DisplayList) throws(RasterError) -> ResolvedList {
        let sides = 1...Bitmap.longestSide
        guard sides.contains(list.width), sides.contains(list.height) else {
            throw .size(width: list.width, height: list.height)
        }
        let box = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
        let resolved = try ResolvedList(list.items, in: box)
        let bytes = resolved.bytes(in: box)
        guard bytes <= ResolvedList.mostBytes else { throw .memory(bytes: bytes, most: ResolvedList.mostBytes) }
        return resolved
    }
}
