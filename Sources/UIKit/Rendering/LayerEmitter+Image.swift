import SnapGraphics
import SnapText

extension LayerEmitter {
    /// Emits an image stretched over `rect`, its caps unstretched; a template or a symbol in its colour.
    mutating func picture(_ image: UIImage, in rect: CGRect, tint: UIColor, automaticIsTemplate: Bool = false) {
        guard let drawing = image.drawing(with: traits), rect.width > 0, rect.height > 0 else { return }
        let stencil = image.stencilColor(tint: tint, automaticIsTemplate: automaticIsTemplate)?.resolved(with: traits)
        switch drawing {
        case .bitmap(let bitmap):
            guard image.isResizable else {
                self.image(ImagePlacement(bitmap: bitmap, destination: rect, tint: stencil))
                return
            }
            let parts = NinePart(
                bitmap: bitmap, size: image.size, caps: image.capInsets, tiles: image.resizingMode == .tile,
                tint: stencil)
            for placement in parts.placements(in: rect) { self.image(placement) }
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
