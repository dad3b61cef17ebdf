import Foundation

/// An image set of an asset catalog.
///
/// Read are PNG files by scale and luminosity; vector files, size classes, gamuts and slicing are absent.
struct ImageSet {
    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [AssetAppearance]?
        }

        struct Properties: Decodable {
            var intent: String?

            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }

        var images: [Image]
        var properties: Properties?
    }

    private let folder: URL
    private let contents: Contents

    init?(folder: URL) {
        guard let contents = AssetCatalogs.decode(Contents.self, in: folder) else { return nil }
        self.folder = folder
        self.contents = contents
    }

    /// The file that fits a display scale best; nil where no file can be read.
    func file(displayScale: CGFloat) -> ResourceFolders.ImageFile? {
        for scale in ResourceFolders.scales(for: displayScale) {
            guard let light = file(scale: scale, isDark: false) else { continue }
            var found = ResourceFolders.ImageFile(url: light, scale: CGFloat(scale))
            found.dark = file(scale: scale, isDark: true)
            switch contents.properties?.intent {
            case "template": found.renderingMode = .alwaysTemplate
            case "original": found.renderingMode = .alwaysOriginal
            default: break
            }
            return found
        }
        return nil
    }

    private func file(scale: Int, isDark: Bool) -> URL? {
        // An image without a scale is a single one, which Xcode takes as 1x.
        let image = contents.images.first { image in
            (image.scale ?? "1x") == "\(scale)x" && image.appearances.isDark == isDark
                && !image.appearances.isHighContrast && image.filename?.hasSuffix(".png") == true
                && ["universal", "iphone", nil].contains(image.idiom)
        }
        return image?.filename.map { folder.appendingPathComponent($0) }
    }
}
