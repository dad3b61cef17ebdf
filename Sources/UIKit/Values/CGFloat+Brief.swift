extension CGFloat {
    /// At most three decimals, and none that are zero.
    var brief: String {
        let thousandths = (self * 1000).rounded()
        guard thousandths.isFinite, thousandths.magnitude < 1e15 else { return "\(self)" }
        var text = String(format: "%.3f", Double(thousandths / 1000))
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text == "-0" ? "0" : text
    }
}
