/// Times as reports print them.
enum Milliseconds {
    /// One decimal, no exponent: `12.3`.
    static func text(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Seconds with two decimals from a second on: `840 ms`, `1.86 s`.
    static func total(_ value: Double) -> String {
        guard value >= 1000 else { return "\(Int(value.rounded())) ms" }
        let hundredths = Int((value / 10).rounded())
        let fraction = String(hundredths % 100 + 100).dropFirst()
        return "\(hundredths / 100).\(fraction) s"
    }
}
