/// Where characters are looked for that neither their script's font nor the general ones have.
enum RareCharacters {
    /// All fonts for single scripts, then those of rare characters.
    static func files(for character: Unicode.Scalar) -> [FontFile] {
        NotoFamilies.all.map { .noto($0, isBold: false) } + lastResorts(for: character)
    }

    /// The versions of Unicode whose characters Debian's packages have: all ideographs of one, nearly all other characters of the other.
    /// Source: the packages' character tables.
    private static let ideographs: Unicode.Version = (10, 0)
    private static let others: Unicode.Version = (15, 0)

    private static func lastResorts(for character: Unicode.Scalar) -> [FontFile] {
        let category = character.properties.generalCategory
        guard category != .privateUse, category != .unassigned, let age = character.properties.age
        else { return [] }
        let isSupplementary = character.value > 0xFFFF
        var files: [FontFile] = []
        if Script(of: character) == .han, age <= ideographs {
            // Compatibility ideographs of the second plane are in the first one's file.
            files += [
                .rareIdeographs(isSupplementary: isSupplementary),
                .rareIdeographs(isSupplementary: !isSupplementary),
            ]
        }
        let isUnifont = isSupplementary ? character.value < 0x20000 : true
        if isUnifont, age <= others { files.append(.rareCharacters(isSupplementary: isSupplementary)) }
        return files
    }

    /// The script that a sign of several scripts stands with in Unicode's charts: that of the nearest letter in its block of 128.
    static func neighbour(of character: Unicode.Scalar) -> Script? {
        guard Script(of: character).isNeutral, character.value >= 0x300 else { return nil }
        let block = character.value & ~0x7F
        let after = (character.value + 1)..<max(block + 128, character.value + 1)
        let before = (block..<character.value).reversed()
        return (Array(after) + before).lazy.compactMap { Unicode.Scalar($0) }.map { Script(of: $0) }
            .first { !$0.isNeutral && $0 != .unknown }
    }
}
