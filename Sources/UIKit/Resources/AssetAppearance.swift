/// For which appearance an asset is; as the `Contents.json` of a set has it.
struct AssetAppearance: Decodable {
    var appearance: String
    var value: String
}

extension [AssetAppearance]? {
    var isDark: Bool { self?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    var isHighContrast: Bool { self?.contains { $0.appearance == "contrast" } ?? false }
}
