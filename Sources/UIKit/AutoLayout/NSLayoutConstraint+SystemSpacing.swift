extension NSLayoutConstraint {
    /// What system spacings are more between baselines of text than the constant, in points.
    ///
    /// Apple says of them that they depend on the fonts and change with them (*equalToSystemSpacingBelow*). Approximated: a spacing as
    /// high as 1.109 lines of the larger font, from one frame that Interface Builder stored (22.5 points at a 17 point font).
    var baselineSpacing: CGFloat {
        guard let systemSpacingMultiplier else { return 0 }
        var highest: CGFloat?
        forEachOperand { reference, attribute in
            guard attribute.isBaseline,
                let height = (reference.solved(for: attribute).item as? UIView)?.baselineLineHeight
            else { return }
            highest = max(height, highest ?? height)
        }
        guard let height = highest else { return 0 }
        return (Self.linesPerSpacing * height - Self.systemSpacing) * systemSpacingMultiplier
    }

    private static let linesPerSpacing: CGFloat = 1.109
}
