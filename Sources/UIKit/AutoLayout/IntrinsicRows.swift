import SnapSolver

/// The solver's rows for one view's intrinsic size.
struct IntrinsicRows {
    /// One axis; a row is missing where its priority is 0.
    struct Pair {
        let hug: ConstraintID?
        let compress: ConstraintID?
        /// What the alignment rectangle lacks of the frame along this axis.
        let inset: CGFloat
    }

    let horizontal: Pair?
    let vertical: Pair?
    /// The width for which the height was last measured.
    var measuredWidth: CGFloat?

    init(horizontal: Pair?, vertical: Pair?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// True where a size has metrics on the same axes as the rows.
    func matches(_ size: CGSize) -> Bool {
        (horizontal != nil) == (size.width != UIView.noIntrinsicMetric)
            && (vertical != nil) == (size.height != UIView.noIntrinsicMetric)
    }
}
