import SnapDiff

/// The options that say how much two pictures may differ.
enum CompareOptions {
    static let declared: [CommandOption] = [
        .value("--precision", "0…1", "the share of pixels that must match; 1 if not given"),
        .value("--perceptual-precision", "0…1", "how near a pixel must be to match; 1 (equal) if not given"),
        .flag("--ignore-antialiasing", "pixels that differ only in how an edge was smoothed match"),
        .value("--max-different-pixels", "N", "the most pixels that may differ, instead of --precision"),
    ]

    static func read(_ arguments: Arguments) throws(UsageError) -> ComparisonOptions {
        let unit = "a number from 0 to 1"
        return ComparisonOptions(
            precision: try arguments.number("--precision", in: 0...1, unit) ?? 1,
            perceptualPrecision: try arguments.number("--perceptual-precision", in: 0...1, unit) ?? 1,
            ignoresAntialiasing: arguments.has("--ignore-antialiasing"),
            maximumDifferentPixels: try arguments.integer(
                "--max-different-pixels", in: 0...Int.max, "a whole number from 0"))
    }
}
