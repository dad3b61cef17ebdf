import SnapGraphics

/// A popover's arrow: measures, and its contour.
///
/// Measured on iOS 8 and iOS 14: 13 points high, flanks that meet the body's edge 26 to 27 points apart and run out in concave fillets to 35, a
/// tip rounded by about 2.5 points. From these follows the flank's slope: 0.915 across to 1 up, between the measured 0.875 and 0.97.
enum PopoverArrow {
    static let height: CGFloat = 13
    /// Half the distance at which the straight flanks would meet the body's edge.
    static let halfBase: CGFloat = 13
    /// How far a fillet runs along the edge, and along the flank.
    static let fillet: CGFloat = 4.5
    static let tipRadius: CGFloat = 2.5
    /// The body's corners; 13 points from iOS 13 on (fitted on iOS 14).
    static let cornerRadius: CGFloat = 13

    /// The nearest that the tip comes to the end of an edge: the corner, and half of the arrow with its fillet.
    static let cornerClearance = cornerRadius + halfBase + fillet

    /// How much a flank rises for each point across.
    ///
    /// The flanks' apex is `halfBase · slope` above the edge, and the rounded tip `tipRadius · (√(1 + slope²) − 1)` below that; the difference
    /// is `height`, which is a quadratic equation for the slope.
    static let slope: CGFloat = {
        let rest = height - tipRadius
        let a = halfBase * halfBase - tipRadius * tipRadius
        let b = halfBase * rest
        let c = rest * rest - tipRadius * tipRadius
        return (b + (b * b - a * c).squareRoot()) / a
    }()

    /// Draws an arrow that points up, from the left end of its fillets to the right one.
    /// - Parameters:
    ///   - path: what is drawn to; its contour has begun.
    ///   - tip: the tip's x.
    ///   - edge: the y of the body's edge.
    static func add(to path: inout Path, tip: CGFloat, edge: CGFloat) {
        let hypotenuse = (1 + slope * slope).squareRoot()
        let flank = CGVector(dx: 1 / hypotenuse, dy: -slope / hypotenuse)
        // The flank turns away from the edge by an angle whose tangent is the slope; the tip turns twice as far.
        let tangentOfHalf = slope / (1 + hypotenuse)
        let tangentOfQuarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
        // An arc of angle α and radius r is followed by a cubic whose handles are 4/3 · r · tan(α/4) long.
        let filletHandle = 4 / 3 * fillet / tangentOfHalf * tangentOfQuarter
        let tipLength = tipRadius * slope
        let tipHandle = 4 / 3 * tipRadius * tangentOfHalf

        /// A point by its distance from the arrow's axis (negative: left) and from the edge.
        func point(_ across: CGFloat, _ up: CGFloat) -> CGPoint { CGPoint(x: tip + across, y: edge - up) }
        /// A point on the left flank at a distance from the edge, or its mirror image on the right one.
        func onFlank(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            point(side * (halfBase - flank.dx * distance), -flank.dy * distance)
        }
        let apex = halfBase * hypotenuse

        path.addLine(to: point(-halfBase - fillet, 0))
        path.addCurve(
            to: onFlank(fillet, -1),
            control1: point(-halfBase - fillet + filletHandle, 0), control2: onFlank(fillet - filletHandle, -1))
        path.addLine(to: onFlank(apex - tipLength, -1))
        path.addCurve(
            to: onFlank(apex - tipLength, 1),
            control1: onFlank(apex - tipLength + tipHandle, -1), control2: onFlank(apex - tipLength + tipHandle, 1))
        path.addLine(to: onFlank(fillet, 1))
        path.addCurve(
            to: point(halfBase + fillet, 0),
            control1: onFlank(fillet - filletHandle, 1), control2: point(halfBase + fillet - filletHandle, 0))
    }
}
