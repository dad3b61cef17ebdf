import SnapGraphics

extension PopoverPlacement {
    /// Body and arrow as one contour, in the coordinates of a view with `frame`.
    var outline: Path {
        let size = frame.size
        guard !direction.isEmpty else {
            return Path(
                RoundedRect(
                    rect: CGRect(origin: .zero, size: size), radius: PopoverArrow.cornerRadius, curve: .continuous))
        }
        let isVertical = direction.isVertical
        let length = isVertical ? size.width : size.height
        let depth = isVertical ? size.height : size.width
        return outlinePointingUp(length: length, depth: depth).applying(turn(depth: depth))
    }

    /// Maps an outline whose arrow points up to one that points in `direction`.
    private func turn(depth: CGFloat) -> CGAffineTransform {
        switch direction {
        case .down: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: depth)
        case .left: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: depth, ty: 0)
        default: .identity
        }
    }

    /// The rounded body with the arrow set into its top edge, where the body's contour begins.
    ///
    /// A smooth corner runs out along the edge further than the arrow keeps away: what of it would be under the arrow is shortened.
    private func outlinePointingUp(length: CGFloat, depth: CGFloat) -> Path {
        let edge = PopoverArrow.height
        let body = Path(
            RoundedRect(
                rect: CGRect(x: 0, y: edge, width: length, height: depth - edge),
                radius: PopoverArrow.cornerRadius, curve: .continuous))
        let reach = PopoverArrow.halfBase + PopoverArrow.fillet
        func besideArrow(_ point: CGPoint) -> CGPoint {
            guard point.y == edge else { return point }
            let x = point.x < arrowPosition ? min(point.x, arrowPosition - reach) : max(point.x, arrowPosition + reach)
            return CGPoint(x: x, y: edge)
        }

        var path = Path()
        var points = body.points.map(besideArrow)[...]
        for verb in body.verbs {
            let own = Array(points.prefix(verb.pointCount))
            points = points.dropFirst(verb.pointCount)
            switch verb {
            case .move:
                path.move(to: own[0])
                PopoverArrow.add(to: &path, tip: arrowPosition, edge: edge)
            case .line: path.addLine(to: own[0])
            case .quad: path.addQuad(to: own[1], control: own[0])
            case .cubic: path.addCurve(to: own[2], control1: own[0], control2: own[1])
            case .close: path.close()
            }
        }
        return path
    }
}
