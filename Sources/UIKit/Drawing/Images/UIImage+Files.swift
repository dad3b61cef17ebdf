public import Foundation
import SnapGraphics
import SnapPNG

extension UIImage {
    /// A picture from the bytes of a PNG file, one pixel per point; nil, and a warning with the next picture, where they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = Self.bitmap(data, from: "image data") else { return nil }
        self.init(bitmap: bitmap, scale: scale > 0 ? scale : 1)
    }

    /// A picture from a PNG file; `@2x` and `@3x` at the end of its name give the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let bitmap = Self.bitmap(data, from: path)
        else { return nil }
        let stem = (path as NSString).deletingPathExtension
        let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        self.init(bitmap: bitmap, scale: scale)
    }

    /// A picture from the resources of the test, by file name or by name in an asset catalog.
    ///
    /// In UIKit the main bundle's; here those of every target of the test's package: the `*.resources` folders beside the test binary.
    /// Nil, and a warning with the next picture, where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A picture from a bundle's resources; of two that differ in scale the one that fits the traits' display scale best.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let scale = traitCollection?.displayScale ?? 0
        let resources = ResourceFolders.image(
            named: name, in: bundle, displayScale: scale > 0 ? scale : UITraitCollection.current.displayScale)
        guard let resource = resources else {
            RuntimeWarnings.record(
                "no image is named \"\(name)\": add \(name).png, or an asset catalog, to the resources of the target")
            return nil
        }
        self.init(resource: resource, name: name)
    }

    /// The picture of a name in the folders, the first that has it; nil where none has.
    package static func catalogImage(named name: String, in folders: [URL], displayScale: CGFloat) -> UIImage? {
        ResourceFolders.image(named: name, in: folders, displayScale: displayScale)
            .flatMap { UIImage(resource: $0, name: name) }
    }

    private convenience init?(resource: ResourceFolders.ImageFile, name: String) {
        guard let bitmap = Self.bitmap(at: resource.url) else { return nil }
        let dark = resource.dark.flatMap(Self.bitmap(at:))
        var storage = Storage(
            content: .picture(ImagePicture(bitmap: bitmap, scale: resource.scale, dark: dark, name: name)))
        storage.renderingMode = resource.renderingMode
        self.init(storage: storage)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// The image as a PNG file, a symbol in its colour, else black; nil for an empty image.
    public func pngData() -> Data? {
        switch drawing(with: .current) {
        case nil: return nil
        case .bitmap(let bitmap): return try? PNG.encode(bitmap)
        case .outline(let path): return bitmap(of: path).flatMap { try? PNG.encode($0) }
        }
    }

    private static func bitmap(at url: URL) -> Bitmap? {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        return bitmap(data, from: url.lastPathComponent)
    }

    private static func bitmap(_ data: Data, from origin: String) -> Bitmap? {
        do {
            return try PNG.decode(data).bitmap
        } catch {
            RuntimeWarnings.record("\(origin) cannot be shown: \(error)")
            return nil
        }
    }
}
