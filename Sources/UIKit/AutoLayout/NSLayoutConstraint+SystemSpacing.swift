extension NSLayoutConstraint {
    /// What system spacings are more between baselines of text than the constant, in points.
    ///
    /// Apple says of them that they depend on the fonts and change with them (*equalToSystemSpacingBelow*). Approximated: a spacing as
    /// high as 1.109 lines of the larger font, from one frame that Interface Builder stored (22.5 points at a 17 point font).
    var baselineSpacing: CGFloat {
        guard let systemSpacingMultiplier else { return 0 }
        let heights = operands.filter { $0.attribute.isBaseline }.compactMap { item, attribute in
            (item?.solvedItem(for: attribute) as? UIView)?.baselineLineHeight
        }
        guard let height = heights.max() else { return 0 }
        return (Self.linesPerSpacing * height - Self.systemSpacing) * systemSpacingMultiplier
    }

    private static let linesPerSpacing: CGFloat = 1.109
}
