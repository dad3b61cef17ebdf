/// How much room a popover's arrow takes, in points.
struct PopoverArrowSize: Hashable, Sendable {
    var height: CGFloat
    /// The nearest that the tip comes to the end of an edge.
    var clearance: CGFloat

    /// The shortest edge that has an arrow. UIKit's limit is not documented: unverified.
    var shortestEdge: CGFloat { 2 * clearance }

    /// The system's own.
    static let standard = PopoverArrowSize(height: PopoverArrow.height, clearance: PopoverArrow.cornerClearance)
}
