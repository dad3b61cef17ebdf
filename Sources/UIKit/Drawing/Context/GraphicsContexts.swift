import Foundation
import SnapGraphics
import SnapRaster

/// The contexts that are being drawn in; the last one is the current one. Nil stands for a picture that was begun and is not possible.
@MainActor
final class GraphicsContexts {
    static let shared = GraphicsContexts()

    private(set) var stack: [CGContext?] = []

    var current: CGContext? { stack.last ?? nil }

    func push(_ context: CGContext?) { stack.append(context) }

    func pop() { _ = stack.popLast() }

    /// Ends what was begun after so many.
    func end(after count: Int) {
        if stack.count > count { stack.removeLast(stack.count - count) }
    }

    /// Runs the closure with a context as the current one, and ends what it left open.
    func within<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        push(context)
        defer {
            pop()
            context.finish()
        }
        return try body()
    }

    /// The current context; a warning says what was not drawn where there is none.
    func current(for what: String) -> CGContext? {
        if stack.isEmpty {
            RuntimeWarnings.record("\(what) was called outside of draw(_:) and of a renderer: nothing is drawn")
        }
        return current
    }
}

extension LayerEmitter {
    /// What code draws into a context of the present coordinates.
    mutating func record(_ body: (CGContext) -> Void) -> Recording {
        let context = CGContext(emitter: emptied)
        GraphicsContexts.shared.within(context) { body(context) }
        let drawn = context.emitter
        note(fonts: drawn.fonts)
        for warning in drawn.warnings { warn(warning) }
        var items = drawn.list.items
        // Such modes mix with what the same drawing has made, not with what is behind it.
        if context.needsIsolation, !items.isEmpty {
            items = [.beginGroup(DisplayList.Group())] + items + [.endGroup]
        }
        return Recording(
            items: items, isDrawnByCode: context.ownItems.map { $0 < drawn.list.items.count } ?? true,
            hasOwnItems: context.ownItems ?? 0 > 0)
    }
}

/// What was drawn into a context.
struct Recording {
    /// In device pixels.
    var items: [DisplayList.Item]
    /// Whether a subclass drew, and not UIKit alone.
    var isDrawnByCode: Bool
    /// Whether UIKit drew.
    var hasOwnItems: Bool
}

extension CGContext {
    /// What has been drawn so far; nil where the context draws into another picture, or the picture is not possible.
    var picture: Bitmap? {
        guard size != nil else { return nil }
        var list = emitter.list
        for item in endings { list.append(item) }
        return try? Rasterizer.draw(list)
    }

    /// A context for a picture of its own; nil where its size is not possible.
    static func forPicture(size: CGSize, scale: CGFloat, isOpaque: Bool, traits: UITraitCollection) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let limit = CGFloat(Bitmap.longestSide)
        guard width >= 1, height >= 1, width <= limit, height <= limit else { return nil }
        let emitter = LayerEmitter(width: Int(width), height: Int(height), scale: scale, traits: traits)
        let context = CGContext(emitter: emitter, size: size)
        if isOpaque { context.emitter.fill(.rect(CGRect(origin: .zero, size: size)), Color.black) }
        return context
    }
}
