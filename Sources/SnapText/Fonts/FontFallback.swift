/// Which font draws a character that the requested one lacks.
struct FontFallback {
    let catalogue: FontCatalogue
    /// The language of the text's ideographs.
    let ideographs: IdeographLanguage

    /// Why a typeface was chosen.
    enum Source {
        /// It is the requested one, and has the character.
        case request
        /// It is the script's own: the next letters of the script are probably in it, too.
        case script
        /// It is that of the East Asian scripts.
        case eastAsian
        case other
    }

    struct Choice {
        var typeface: Typeface
        var source: Source
        /// Set where a block has to stand in.
        var missing: MissingGlyph?
    }

    /// The typeface for one grapheme cluster. `script` is the cluster's own, or for a neutral one its surroundings'; `previous` is the
    /// last choice of the script's own font, in the same style.
    func choose(
        for cluster: String, script: Script, style: ResolvedStyle, previous: Typeface?
    ) -> Choice {
        let primary = style.primary
        let scalars = cluster.unicodeScalars
        // Every font has them.
        if let first = scalars.first, cluster.utf8.count == 1, first.needsGlyph {
            return Choice(typeface: primary, source: .request)
        }
        let isEmoji = scalars.isEmoji
        if case .box = primary {
            return isEmoji
                ? Choice(typeface: .emojiBox, source: .other) : Choice(typeface: .box, source: .request)
        }
        if isEmoji { return emoji(cluster) }
        let needed = scalars.filter { $0.needsGlyph }
        if primary.hasAll(of: needed) { return Choice(typeface: primary, source: .request) }
        if let substitute = style.substitute, substitute.hasAll(of: needed) {
            return Choice(typeface: substitute, source: .other)
        }
        if let previous, previous.hasAll(of: needed) { return Choice(typeface: previous, source: .script) }
        let character = needed.first ?? " "
        let candidates = files(for: character, script: script, isBold: style.isBold)
        if let index = candidates.firstIndex(where: { draws(needed, in: $0) }),
            let face = catalogue.face(candidates[index])
        {
            return Choice(
                typeface: .face(face, primary.verticalMetrics),
                source: script.isEastAsian ? .eastAsian : index == 0 ? .script : .other)
        }
        let rare = RareCharacters.files(for: character)
        if let file = rare.first(where: { draws(needed, in: $0) }), let face = catalogue.face(file) {
            return Choice(typeface: .face(face, primary.verticalMetrics), source: .other)
        }
        return Choice(
            typeface: .box, source: .other,
            missing: MissingGlyph(text: cluster, package: absentPackage(of: candidates + rare)))
    }

    private func draws(_ characters: String.UnicodeScalarView, in file: FontFile) -> Bool {
        guard let face = catalogue.face(file) else { return false }
        return characters.allSatisfy { face.glyph(for: $0) != 0 }
    }

    /// The package to install for the first of the files that is not there.
    private func absentPackage(of files: [FontFile]) -> FontPackage? {
        for file in files where catalogue.face(file) == nil {
            if let package = file.package, !catalogue.isInstalled(package) { return package }
        }
        return nil
    }

    private func emoji(_ cluster: String) -> Choice {
        let face = catalogue.face(.emoji)
        if let face, let first = cluster.unicodeScalars.first, face.glyph(for: first) != 0 {
            return Choice(typeface: .emoji(face), source: .other)
        }
        return Choice(
            typeface: .emojiBox, source: .other,
            missing: MissingGlyph(text: cluster, package: face == nil ? .notoColorEmoji : nil))
    }

    private func files(for character: Unicode.Scalar, script: Script, isBold: Bool) -> [FontFile] {
        func both(_ family: String) -> [FontFile] {
            isBold
                ? [.noto(family, isBold: true), .noto(family, isBold: false)]
                : [.noto(family, isBold: false)]
        }
        let general =
            both("NotoSans") + both("NotoSansSymbols") + [
                .noto("NotoSansSymbols2", isBold: false), .noto("NotoSansMath", isBold: false),
                .noto("NotoMusic", isBold: false),
            ]
        let eastAsian = FontFile.cjk(ideographs, isBold: isBold)
        // From the CJK radicals on, the Basic Multilingual Plane is East Asian, but for what has its own script.
        let isNeutral = Script(of: character).isNeutral
        if script.isEastAsian || (isNeutral && (0x2E80...0xFFFF).contains(character.value)) {
            return [eastAsian] + general
        }
        let own = NotoFamilies.family(of: script).map(both) ?? []
        let kin = RareCharacters.neighbour(of: character).flatMap(NotoFamilies.family).map(both) ?? []
        return own + general + [eastAsian] + kin
    }
}

extension Unicode.Scalar {
    /// False for what is never visible: controls, joiners, variation selectors.
    var needsGlyph: Bool {
        if isASCII { return value >= 32 && value != 127 }
        if GraphemeClusters.standsAlone(self) { return self != "\u{AD}" }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        default: return !properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether it is a picture by its own nature. Source: Unicode's emoji-data.txt, where Emoji_Presentation has no others in the BMP.
    /// Of those beyond it iOS has pictures only, whether Unicode would rather have a letter or not.
    var isEmoji: Bool {
        value >= 0x1F004
            ? properties.isEmoji : (0x231A...0x2B55).contains(value) && properties.isEmojiPresentation
    }
}

extension String.UnicodeScalarView {
    /// Whether a cluster of these is drawn as a picture: by its own nature, or because a variation selector or a keycap says so (UTS #51).
    var isEmoji: Bool {
        guard let first else { return false }
        var last = first
        for scalar in self {
            if scalar == "\u{FE0E}" { return false }
            if scalar == "\u{FE0F}" || scalar == "\u{20E3}" {
                return last.properties.isEmoji || scalar == "\u{20E3}"
            }
            last = scalar
        }
        return first.isEmoji
    }
}
