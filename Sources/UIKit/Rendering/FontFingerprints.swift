import SnapText

/// Tells the font files that drew a picture from other versions of them.
package enum FontFingerprints {
    /// One text for each of the named files that this process has used: its name, a space, and its digest.
    ///
    /// Reads the files: some milliseconds for each megabyte that was not asked about before.
    package static func of(_ names: [String]) -> [String] {
        FontDigest.used(named: names).map { "\($0.name) \($0.digest)" }
    }
}
