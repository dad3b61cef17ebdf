extension CGFloat {
    /// At most three decimals, and none that are zero.
    var brief: String {
        let thousandths = (self * 1000).rounded()
        guard thousandths.isFinite, thousandths.magnitude < 1e15 else { return "\(self)" }
        let whole = Int(thousandths.magnitude)
        var text = (thousandths < 0 ? "-" : "") + String(whole / 1000)
        var rest = whole % 1000
        guard rest > 0 else { return text }
        text += "."
        var place = 100
        while rest > 0 {
            text += String(rest / place)
            rest %= place
            place /= 10
        }
        return text
    }
}
