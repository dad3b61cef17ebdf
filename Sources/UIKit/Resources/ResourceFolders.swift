import Foundation

/// Where images and colours with a name are looked for: loose files and asset catalogs.
///
/// On iOS an asset catalog is compiled into its bundle; here its folder is read as Xcode wrote it.
enum ResourceFolders {
    /// An image file, and the one for dark appearance where there is one.
    struct ImageFile {
        var url: URL
        /// Pixels per point.
        var scale: CGFloat
        var dark: URL?
        var renderingMode = UIImage.RenderingMode.automatic
    }

    static func image(named name: String, in bundle: Bundle?, displayScale: CGFloat) -> ImageFile? {
        image(named: name, in: folders(of: bundle), displayScale: displayScale)
    }

    static func image(named name: String, in folders: [URL], displayScale: CGFloat) -> ImageFile? {
        for folder in folders {
            if let file = looseImage(named: name, in: folder, displayScale: displayScale) { return file }
            if let set = AssetCatalogs.item(name, extension: "imageset", in: folder),
                let file = ImageSet(folder: set)?.file(displayScale: displayScale)
            {
                return file
            }
        }
        return nil
    }

    static func color(named name: String, in bundle: Bundle?) -> ColorSet? {
        color(named: name, in: folders(of: bundle))
    }

    static func color(named name: String, in folders: [URL]) -> ColorSet? {
        for folder in folders {
            if let set = AssetCatalogs.item(name, extension: "colorset", in: folder), let colors = ColorSet(folder: set)
            {
                return colors
            }
        }
        return nil
    }

    /// The bundle's resources; without a bundle those of the main one and of every package target beside it, by name.
    private static func folders(of bundle: Bundle?) -> [URL] {
        if let bundle { return [bundle.resourceURL ?? bundle.bundleURL] }
        let main = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
        return [Bundle.main.resourceURL ?? main]
            + names.filter { $0.hasSuffix(".resources") }.sorted().map { main.appendingPathComponent($0) }
    }

    /// The scales to look for, the best first: the display's, then larger ones, then smaller ones.
    static func scales(for displayScale: CGFloat) -> [Int] {
        [1, 2, 3].sorted { left, right in
            let (a, b) = (CGFloat(left) - displayScale, CGFloat(right) - displayScale)
            return (a < 0) == (b < 0) ? abs(a) < abs(b) : b < 0
        }
    }

    private static func looseImage(named name: String, in folder: URL, displayScale: CGFloat) -> ImageFile? {
        let path = name as NSString
        let stem = path.pathExtension.lowercased() == "png" ? path.deletingPathExtension : name
        for scale in scales(for: displayScale) {
            let url = folder.appendingPathComponent(stem + (scale == 1 ? "" : "@\(scale)x") + ".png")
            if FileManager.default.isReadableFile(atPath: url.path) {
                return ImageFile(url: url, scale: CGFloat(scale))
            }
        }
        return nil
    }
}
