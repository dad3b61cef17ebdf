import Foundation
import SnapGraphics

/// The outline of a symbol's form, in the unit square that stands on the baseline.
///
/// The parts have the places and strokes of Material's own icons of the kind: a square of 24 units, in which a full circle has 20 and a
/// line 2.
struct SymbolDrawing {
    let icon: (SymbolTable.Entry) -> Path?
    /// Semibold.
    let textFace: FontFace?

    /// Nil where the fonts have no glyph for some part.
    func path(of form: SymbolForm) -> Path? {
        switch form {
        case .icon(let name):
            return SymbolTable.entry(named: name).flatMap(icon)
        case .text(let text):
            return textFace.flatMap { Self.path(of: text, face: $0) }
        case .enclosed(let inner, let enclosure, let isFilled):
            return path(of: inner).map {
                Self.enclosed($0, in: enclosure, side: inner.isText ? 10.5 : 12, isFilled: isFilled)
            }
        case .slashed(let inner):
            return path(of: inner).map(Self.slashed)
        case .badged(let base, nil):
            return path(of: base).map { Self.badged($0, with: Self.dot, at: Self.dotCenter, radius: Self.dotRadius) }
        case .badged(let base, let sign?):
            guard let base = path(of: base), let sign = path(of: sign) else { return nil }
            let own = sign.fitting(side: 6.5, around: Self.badgeCenter)
            return Self.badged(
                base, with: Self.badge.cutOut(by: own), at: Self.badgeCenter, radius: Self.badgeRadius)
        case .written(let base):
            guard let base = path(of: base), let pencil = path(of: .icon("pencil")) else { return nil }
            return Self.written(base, with: pencil)
        }
    }

    /// A box that is crossed out.
    static var crossedBox: Path {
        let outer = Path(rect: unit(CGRect(x: 3, y: 3, width: 18, height: 18)))
        var path = outer.cutOut(by: Path(rect: unit(CGRect(x: 4.5, y: 4.5, width: 15, height: 15))))
        path.append(bar(from: CGPoint(x: 4.5, y: 4.5), to: CGPoint(x: 19.5, y: 19.5), width: 1.5))
        path.append(bar(from: CGPoint(x: 19.5, y: 4.5), to: CGPoint(x: 4.5, y: 19.5), width: 1.5))
        return path
    }

    // MARK: Enclosures

    private static func enclosed(
        _ inner: Path, in enclosure: SymbolForm.Enclosure, side: CGFloat, isFilled: Bool
    ) -> Path {
        // In a ring the corners must fit, too.
        let sign = inner.fitting(side: side, diagonal: enclosure == .circle ? 14.5 : .infinity, around: middle)
        if isFilled { return disc(enclosure, inset: 0).cutOut(by: sign) }
        var path = disc(enclosure, inset: 0).cutOut(by: disc(enclosure, inset: 2))
        path.append(sign)
        return path
    }

    private static let middle = CGPoint(x: 12, y: 12)

    private static func disc(_ enclosure: SymbolForm.Enclosure, inset: CGFloat) -> Path {
        switch enclosure {
        case .circle:
            Path(ellipseIn: unit(CGRect(x: 2 + inset, y: 2 + inset, width: 20 - 2 * inset, height: 20 - 2 * inset)))
        case .square:
            Path(
                RoundedRect(
                    rect: unit(CGRect(x: 3 + inset, y: 3 + inset, width: 18 - 2 * inset, height: 18 - 2 * inset)),
                    radii: .init((3.5 - inset) / 24)))
        }
    }

    // MARK: Slash

    /// From corner to corner, with a gap on both sides.
    private static func slashed(_ inner: Path) -> Path {
        let gap = CGFloat(2.4) / 24
        let normal = CGPoint(x: 0.5.squareRoot(), y: -(0.5.squareRoot()))
        // The diagonal from the square's top left, (0, −1), to its bottom right, (1, 0).
        let diagonal = -normal.y
        let parts = Polygons(inner)
        var path = parts.kept(outside: true, of: .init(normal: normal, offset: diagonal + gap)).path
        path.append(parts.kept(outside: false, of: .init(normal: normal, offset: diagonal - gap)).path)
        path.append(bar(from: CGPoint(x: 2.5, y: 2.5), to: CGPoint(x: 21.5, y: 21.5), width: 2))
        return path
    }

    /// A straight stroke between two points, clockwise on the screen; all in units.
    private static func bar(from start: CGPoint, to end: CGPoint, width: CGFloat) -> Path {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let side = CGPoint(x: dy / length * width / 2, y: -dx / length * width / 2)
        var path = Path()
        path.move(to: unit(CGPoint(x: start.x + side.x, y: start.y + side.y)))
        path.addLine(to: unit(CGPoint(x: end.x + side.x, y: end.y + side.y)))
        path.addLine(to: unit(CGPoint(x: end.x - side.x, y: end.y - side.y)))
        path.addLine(to: unit(CGPoint(x: start.x - side.x, y: start.y - side.y)))
        path.close()
        return path
    }

    // MARK: Pencil

    /// The base moves to the bottom left, and is open where the pencil lies on it.
    private static func written(_ base: Path, with pencil: Path) -> Path {
        let parts = Polygons(base.fitting(side: 17, around: CGPoint(x: 10.5, y: 13.5)))
        let half = 0.5.squareRoot()
        // The pencil lies along a diagonal that rises to the right.
        let tip = unit(CGPoint(x: 9, y: 15))
        let across = CGPoint(x: half, y: half)
        let along = CGPoint(x: half, y: -half)
        let middle = across.x * tip.x + across.y * tip.y
        let gap = CGFloat(4) / 24
        let below = Polygons.Edge(normal: across, offset: middle + gap)
        let above = Polygons.Edge(normal: across, offset: middle - gap)
        let behind = Polygons.Edge(normal: along, offset: along.x * tip.x + along.y * tip.y)
        var path = parts.kept(outside: true, of: below).path
        path.append(parts.kept(outside: false, of: above).path)
        path.append(
            parts.kept(outside: false, of: below).kept(outside: true, of: above).kept(outside: false, of: behind).path)
        path.append(pencil.fitting(side: 14.5, around: CGPoint(x: 15.5, y: 8.5)))
        return path
    }

    // MARK: Badges

    private static let dotCenter = CGPoint(x: 18.5, y: 5.5)
    private static let dotRadius: CGFloat = 3.5
    private static let badgeCenter = CGPoint(x: 17.5, y: 17.5)
    private static let badgeRadius: CGFloat = 5.5
    private static var dot: Path { disc(at: dotCenter, radius: dotRadius) }
    private static var badge: Path { disc(at: badgeCenter, radius: badgeRadius) }

    private static func disc(at center: CGPoint, radius: CGFloat) -> Path {
        Path(
            ellipseIn: unit(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
    }

    /// The base makes room for the badge, with a gap around it.
    private static func badged(_ base: Path, with badge: Path, at center: CGPoint, radius: CGFloat) -> Path {
        var path = Polygons(base).cutting(discAt: unit(center), radius: (radius + 1.4) / 24).path
        path.append(badge)
        return path
    }

    // MARK: Text

    private static func path(of text: String, face: FontFace) -> Path? {
        var path = Path()
        var x: CGFloat = 0
        for scalar in text.unicodeScalars {
            guard let advance = face.advance(of: scalar) else { return nil }
            let outline = face.outline(of: face.glyph(for: scalar)).path
            path.append(outline.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: 0)))
            x += CGFloat(advance) * face.drawingScale
        }
        return path
    }

    // MARK: Units

    fileprivate static func unit(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / 24, y: point.y / 24 - 1) }

    private static func unit(_ rect: CGRect) -> CGRect {
        CGRect(origin: unit(rect.origin), size: CGSize(width: rect.width / 24, height: rect.height / 24))
    }
}

extension SymbolForm {
    fileprivate var isText: Bool {
        if case .text = self { true } else { false }
    }
}

extension Path {
    /// Scaled so that neither its longer side nor its diagonal is longer than it may be, around a point; all in units.
    fileprivate func fitting(side: CGFloat, diagonal: CGFloat = .infinity, around center: CGPoint) -> Path {
        let bounds = Polygons(self).bounds
        guard bounds.width > 0, bounds.height > 0 else { return self }
        let across = (bounds.width * bounds.width + bounds.height * bounds.height).squareRoot()
        let scale = min(side / max(bounds.width, bounds.height), diagonal / across) / 24
        let middle = SymbolDrawing.unit(center)
        return applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: middle.x - bounds.midX * scale, ty: middle.y - bounds.midY * scale))
    }

    /// With another path, which lies inside of it, as a hole: it turns the other way there, whichever way that one turns.
    fileprivate func cutOut(by hole: Path) -> Path {
        let same = (Polygons(self).turn > 0) == (Polygons(hole).turn > 0)
        // Turned inside out by a mirror: enclosures are the same on both sides of it.
        let middle = controlBounds.midX
        var path = same ? applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * middle, ty: 0)) : self
        path.append(hole)
        return path
    }
}
