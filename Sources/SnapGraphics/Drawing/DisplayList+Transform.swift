extension DisplayList.Item {
    /// The item moved, turned or scaled as a whole.
    public func transformed(by outer: CGAffineTransform) -> DisplayList.Item {
        switch self {
        case .fill(let shape, let paint, let inner): .fill(shape, paint, inner.concatenating(outer))
        case .stroke(let path, let style, let paint, let inner): .stroke(path, style, paint, inner.concatenating(outer))
        case .glyphs(let glyphs, let paint, let inner): .glyphs(glyphs, paint, inner.concatenating(outer))
        case .image(let placement, let inner): .image(placement, inner.concatenating(outer))
        case .shadow(let shape, let shadow, let inner): .shadow(shape, shadow, inner.concatenating(outer))
        case .contentShadow(let items, let shadow, let inner):
            .contentShadow(items.map { $0.transformed(by: outer) }, shadow, inner.concatenating(outer))
        case .backdrop(let shape, let backdrop, let inner): .backdrop(shape, backdrop, inner.concatenating(outer))
        case .beginClip(let shape, let inner): .beginClip(shape, inner.concatenating(outer))
        case .beginGroup(let group): .beginGroup(group.transformed(by: outer))
        case .endClip, .endGroup: self
        }
    }
}

extension DisplayList.Group {
    fileprivate func transformed(by outer: CGAffineTransform) -> DisplayList.Group {
        var group = self
        group.mask = mask?.map { $0.transformed(by: outer) }
        // The items themselves are moved, too, so the plane is first moved back. Where it cannot be, nothing is seen of it anyway.
        if let projection, let back = ProjectiveTransform(outer).inverted {
            group.projection = back.concatenating(projection).concatenating(ProjectiveTransform(outer))
        }
        return group
    }
}
