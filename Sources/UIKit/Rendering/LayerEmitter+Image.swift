import SnapGraphics
import SnapText

extension LayerEmitter {
    /// Emits an image stretched over `rect`, its caps unstretched; a template or a symbol in its colour.
    mutating func picture(_ image: UIImage, in rect: CGRect, tint: UIColor, automaticIsTemplate: Bool = false) {
        guard let drawing = image.drawing(with: traits), rect.width > 0, rect.height > 0 else { return }
        let stencil = image.stencilColor(tint: tint, automaticIsTemplate: automaticIsTemplate)?.resolved(with: traits)
        switch drawing {
        case .bitmap(let bitmap):
            let caps =
                image.isResizable
                ? ImageCaps(image.capInsets, of: bitmap, size: image.size, tiles: image.resizingMode == .tile) : nil
            self.image(ImagePlacement(bitmap: bitmap, destination: rect, caps: caps, tint: stencil))
        case .outline where traits.values.usesBoxFont == true:
            fill(.rect(rect), stencil ?? .black)
        case .outline(let path):
            note(fonts: [SymbolCatalog.fontFile])
            let placed = CGAffineTransform(
                a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
                tx: rect.minX, ty: rect.minY)
            fill(.path(path.applying(placed), .nonZero), stencil ?? .black)
        }
    }
}
