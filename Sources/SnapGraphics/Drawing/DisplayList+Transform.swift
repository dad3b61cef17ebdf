extension DisplayList.Item {
    /// The item moved, turned or scaled as a whole.
    public func transformed(by outer: CGAffineTransform) -> DisplayList.Item {
        switch self {
        case .fill(let shape, let paint, let inner): .fill(shape, paint, inner.concatenating(outer))
        case .stroke(let path, let style, let paint, let inner): .stroke(path, style, paint, inner.concatenating(outer))
        case .glyphs(let glyphs, let paint, let inner): .glyphs(glyphs, paint, inner.concatenating(outer))
        case .image(let placement, let inner): .image(placement, inner.concatenating(outer))
        case .shadow(let shape, let shadow, let inner): .shadow(shape, shadow, inner.concatenating(outer))
        case .beginClip(let shape, let inner): .beginClip(shape, inner.concatenating(outer))
        case .endClip, .beginGroup, .endGroup: self
        }
    }
}
