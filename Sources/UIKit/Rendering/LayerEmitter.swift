import Foundation
package import SnapGraphics

/// Walks a layer tree and writes its display list.
///
/// Order, as Core Animation's: shadow, background, contents, sublayers, border. Colours are resolved with the traits of the view drawn.
@MainActor
package struct LayerEmitter {
    package private(set) var list: DisplayList
    /// Maps the present layer's coordinates to device pixels.
    private(set) var transform: CGAffineTransform
    /// The traits of the view whose contents are being emitted.
    private(set) var traits: UITraitCollection
    /// Device pixels per point, before any view's transform.
    let scale: CGFloat
    /// What a view reports while it emits: missing glyphs and the like.
    package private(set) var warnings: [String] = []
    /// The names of the font files that glyphs came from, each once, in the order of drawing.
    package private(set) var fonts: [String] = []
    /// How far from the clock's time animations are shown, in seconds: for the delayed copies of a replicator.
    private(set) var timeShift: TimeInterval = 0
    /// Whether animations are left out.
    var showsModel = false
    /// How many layers around the present one are being emitted.
    private var depth = 0
    private var stack: StackRoom?
    /// Whether layers were left out, as the stack did not suffice for them.
    package private(set) var isTooDeep = false

    /// - Parameters:
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - scale: pixels per point.
    package init(width: Int, height: Int, scale: CGFloat, traits: UITraitCollection) {
        list = DisplayList(width: width, height: height)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        self.scale = scale
        self.traits = traits
    }

    /// Enters one more level of layers; false where the stack does not suffice for it.
    mutating func enterLevel() -> Bool {
        depth += 1
        guard depth > Self.shallow else { return true }
        let stack = stack ?? StackRoom()
        self.stack = stack
        isTooDeep = isTooDeep || !stack.fitsLayer
        return !isTooDeep
    }

    mutating func leaveLevel() {
        depth -= 1
    }

    /// So many levels fit any stack.
    private static let shallow = 16

    // MARK: What views emit

    mutating func fill(_ shape: Shape, _ color: Color) {
        guard color.alpha > 0 else { return }
        list.append(.fill(shape, .color(color), transform))
    }

    mutating func fill(_ shape: Shape, _ paint: Paint) {
        list.append(.fill(shape, paint, transform))
    }

    /// Blurs what is behind the shape.
    mutating func backdrop(_ shape: Shape, _ backdrop: Backdrop) {
        list.append(.backdrop(shape, backdrop, transform))
    }

    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
        guard color.alpha > 0 else { return }
        list.append(.stroke(path, style, .color(color), transform))
    }

    mutating func glyphs(_ glyphs: [PlacedGlyph], _ color: Color, at origin: CGPoint) {
        guard color.alpha > 0, !glyphs.isEmpty else { return }
        let moved = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
        list.append(.glyphs(glyphs, .color(color), moved))
    }

    mutating func image(_ placement: ImagePlacement) {
        list.append(.image(placement, transform))
    }

    mutating func shadow(_ shape: Shape, _ shadow: Shadow) {
        guard shadow.color.alpha > 0 else { return }
        list.append(.shadow(shape, shadow, transform))
    }

    /// The shadow of items that are in device pixels already: of the outline of a single one that fills it, else of their picture's alpha.
    mutating func shadow(of items: [DisplayList.Item], _ shadow: Shadow) {
        guard shadow.color.alpha > 0 else { return }
        let silhouette = Silhouette(items)
        if let outline = silhouette.outline(in: transform) {
            list.append(.shadow(.path(outline, .nonZero), shadow, transform))
        } else {
            list.append(.contentShadow(silhouette.items, shadow, transform))
        }
    }

    /// Clips what `body` emits.
    mutating func clipped(to shape: Shape, _ body: (inout LayerEmitter) -> Void) {
        list.append(.beginClip(shape, transform))
        body(&self)
        list.append(.endClip)
    }

    /// Emits `body` as one picture with an opacity.
    mutating func grouped(opacity: Double, _ body: (inout LayerEmitter) -> Void) {
        grouped(as: DisplayList.Group(opacity: opacity), body)
    }

    /// Emits `body` as one picture, where the group does anything with it.
    mutating func grouped(as group: DisplayList.Group, _ body: (inout LayerEmitter) -> Void) {
        let isNeeded = beginGroup(group)
        body(&self)
        if isNeeded { endGroup() }
    }

    /// Begins a group, where it does anything with its items; false where it does not, and `endGroup` is not to be called.
    mutating func beginGroup(_ group: DisplayList.Group) -> Bool {
        guard group != DisplayList.Group() else { return false }
        list.append(.beginGroup(group))
        return true
    }

    mutating func endGroup() {
        list.append(.endGroup)
    }

    /// Emits `body` on a plane, in points, that `map` projects to the present coordinates.
    mutating func projected(by map: ProjectiveTransform, _ body: (inout LayerEmitter) -> Void) {
        let outer = transform
        // The plane has as many pixels as the screen: seen from straight above, one falls onto one.
        let plane = CGAffineTransform(scaleX: scale, y: scale)
        let toDevice = ProjectiveTransform(plane.inverted()).concatenating(map).concatenating(
            ProjectiveTransform(outer))
        list.append(.beginGroup(DisplayList.Group(projection: toDevice)))
        transform = plane
        body(&self)
        transform = outer
        list.append(.endGroup)
    }

    /// What `body` emits in the present coordinates, without it being drawn.
    mutating func items(_ body: (inout LayerEmitter) -> Void) -> [DisplayList.Item] {
        let outer = list
        list = DisplayList(width: outer.width, height: outer.height)
        body(&self)
        let items = list.items
        list = outer
        return items
    }

    /// Emits `body` with all colours multiplied, and with animations so many seconds further on.
    mutating func tinted(by tint: ItemTint, delayedBy seconds: TimeInterval, _ body: (inout LayerEmitter) -> Void) {
        timeShift += seconds
        defer { timeShift -= seconds }
        guard !tint.isNone else { return body(&self) }
        for item in items(body) { list.append(tint.applied(to: item)) }
    }

    /// Emits `body` with the traits of a view; nil keeps the present ones.
    mutating func with(traits other: UITraitCollection?, _ body: (inout LayerEmitter) -> Void) {
        let outer = traits
        traits = other ?? outer
        body(&self)
        traits = outer
    }

    /// A copy that has emitted nothing yet.
    var emptied: LayerEmitter {
        var copy = LayerEmitter(width: list.width, height: list.height, scale: scale, traits: traits)
        (copy.transform, copy.timeShift, copy.showsModel) = (transform, timeShift, showsModel)
        return copy
    }

    /// Emits items that are in device pixels already.
    mutating func append(items: [DisplayList.Item]) {
        for item in items { list.append(item) }
    }

    /// Emits `body` in coordinates that `inner` maps to the present ones.
    mutating func transformed(by inner: CGAffineTransform, _ body: (inout LayerEmitter) -> Void) {
        let outer = transform
        transform = inner.concatenating(transform)
        body(&self)
        transform = outer
    }

    /// Emits another list's items in the present coordinates.
    mutating func append(_ other: DisplayList) {
        for item in other.items { list.append(item.transformed(by: transform)) }
    }

    mutating func note(fonts names: [String]) {
        for name in names where !fonts.contains(name) { fonts.append(name) }
    }

    mutating func warn(_ message: String) {
        if !warnings.contains(message) { warnings.append(message) }
    }
}
