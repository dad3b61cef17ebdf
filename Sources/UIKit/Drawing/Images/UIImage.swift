public import Foundation
package import SnapGraphics

/// A picture or a symbol; an immutable value object.
///
/// Pictures are PNG files; other formats and animated images are absent. UIKit's class may be subclassed; this one may not, so that it is
/// `Sendable` by itself. Source: Apple, *UIImage*.
public final class UIImage: NSObject, Sendable {
    /// What is shown.
    enum Content: Hashable, Sendable {
        case none
        case picture(ImagePicture)
        case symbol(ImageSymbol)
        /// A picture that is not there: it has a name, and takes its place.
        case missing(name: String)
    }

    /// Everything that makes an image; what is not the content is how it is shown.
    struct Storage: Hashable, Sendable {
        var content: Content
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        /// Whether a larger place is filled with the middle alone.
        var isResizable = false
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        /// Chosen by code, in points above the lower edge; nil is the symbol's.
        var baselineOffset: CGFloat?
        /// The size that a document gives the image, in place of its own; in points.
        var statedSize: CGSize?
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// An image of no size that draws nothing.
    public override convenience init() {
        self.init(storage: Storage(content: .none))
    }

    /// A picture in memory, with so many pixels per point.
    package convenience init(bitmap: Bitmap, scale: CGFloat, name: String? = nil) {
        self.init(storage: Storage(content: .picture(ImagePicture(bitmap: bitmap, scale: scale, name: name))))
    }

    /// In points, as the image is turned.
    public var size: CGSize {
        if let statedSize = storage.statedSize { return statedSize }
        switch storage.content {
        case .none, .missing: return .zero
        case .symbol(let symbol): return symbol.size
        case .picture(let picture):
            let size = picture.size
            return storage.orientation.swapsAxes ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Pixels per point.
    public var scale: CGFloat {
        switch storage.content {
        case .none, .missing: 1
        case .symbol(let symbol): symbol.scale
        case .picture(let picture): picture.scale
        }
    }

    /// An image that is only known by name and size, in points: it takes its place and draws nothing.
    package convenience init(missing name: String, size: CGSize) {
        var storage = Storage(content: .missing(name: name))
        storage.statedSize = size
        self.init(storage: storage)
    }

    public var imageOrientation: Orientation { storage.orientation }
    public var renderingMode: RenderingMode { storage.renderingMode }
    var isResizable: Bool { storage.isResizable }
    /// What keeps its size where the image fills another place, in points.
    public var capInsets: UIEdgeInsets { storage.capInsets }
    public var resizingMode: ResizingMode { storage.resizingMode }
    public var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
    public var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }

    public var isSymbolImage: Bool {
        if case .symbol = storage.content { true } else { false }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.storage == storage
    }

    /// Name and size in points, the same in every run.
    public override var description: String {
        let sides = [size.width, size.height].map { String(format: "%g", Double($0)) }
        return "<UIImage: \(summary) {\(sides.joined(separator: ", "))}>"
    }

    // The pixels are left out: two images of one size that differ in them alone are rare.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(storage.orientation)
        return hasher.finalize()
    }
}
