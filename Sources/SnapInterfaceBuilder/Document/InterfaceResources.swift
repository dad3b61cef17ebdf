import UIKit

/// What a document stores beside its objects: sizes of images, and the values of named colours.
@MainActor
struct InterfaceResources {
    private let resources: InterfaceElement?
    /// Folders that hold asset catalogs, the nearest first.
    private let folders: [URL]

    init(document: InterfaceElement, folders: [URL]) {
        resources = document.child("resources")
        self.folders = folders
    }

    /// The size that Interface Builder had for an image, in points.
    func imageSize(_ name: String) -> CGSize? {
        guard let image = item("image", named: name), let width = image.number("width"),
            let height = image.number("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The value that a named colour had when the document was saved.
    func namedColor(_ name: String) -> InterfaceElement? { item("namedColor", named: name)?.child("color") }

    func systemColor(_ name: String) -> InterfaceElement? { item("systemColor", named: name)?.child("color") }

    /// A colour of an asset catalog near the document.
    func catalogColor(_ name: String) -> UIColor? { UIColor.catalogColor(named: name, in: folders) }

    /// A picture of an asset catalog or a loose file near the document.
    func catalogImage(_ name: String, displayScale: CGFloat) -> UIImage? {
        UIImage.catalogImage(named: name, in: folders, displayScale: displayScale)
    }

    private func item(_ tag: String, named name: String) -> InterfaceElement? {
        resources?.children.first { $0.tag == tag && $0.peek("name") == name }
    }
}
