/// Which font draws a character that the requested one lacks.
struct FontFallback {
    let catalogue: FontCatalogue
    /// The language of the text's ideographs.
    let ideographs: IdeographLanguage

    struct Choice {
        var typeface: Typeface
        /// Whether it is the script's own font: the next letters of the script are probably in it, too.
        var isOwn = false
        /// Set where a block has to stand in.
        var missing: MissingGlyph?
    }

    /// The typeface for one grapheme cluster. `script` is the cluster's own, or for a neutral one its surroundings'; `previous` is the
    /// last choice that was the own font of the same script, in the same style.
    func choose(
        for cluster: Character, script: Script, primary: Typeface, isBold: Bool, previous: Choice? = nil
    ) -> Choice {
        // Most characters by far, and every font has them.
        if let ascii = cluster.asciiValue, ascii >= 32 && ascii < 127 { return Choice(typeface: primary) }
        if case .box = primary { return Choice(typeface: cluster.isEmoji ? .emojiBox : .box) }
        if cluster.isEmoji { return emoji(cluster) }
        let needed = cluster.unicodeScalars.filter { $0.needsGlyph }
        if primary.hasAll(of: needed) { return Choice(typeface: primary) }
        if let previous, previous.isOwn, previous.typeface.hasAll(of: needed) { return previous }
        let candidates = files(for: needed.first ?? " ", script: script, isBold: isBold)
        if let index = candidates.firstIndex(where: { draws(needed, in: $0) }),
            let face = catalogue.face(candidates[index])
        {
            return Choice(typeface: .face(face, primary.verticalMetrics), isOwn: index == 0 && !script.isEastAsian)
        }
        return Choice(
            typeface: .box, missing: MissingGlyph(text: String(cluster), package: absentPackage(of: candidates)))
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

    private func emoji(_ cluster: Character) -> Choice {
        let face = catalogue.face(.emoji)
        if let face, let first = cluster.unicodeScalars.first, face.glyph(for: first) != 0 {
            return Choice(typeface: .emoji(face))
        }
        return Choice(
            typeface: .emojiBox,
            missing: MissingGlyph(text: String(cluster), package: face == nil ? .notoColorEmoji : nil))
    }

    private func files(for character: Unicode.Scalar, script: Script, isBold: Bool) -> [FontFile] {
        func both(_ family: String) -> [FontFile] {
            isBold ? [.noto(family, isBold: true), .noto(family, isBold: false)] : [.noto(family, isBold: false)]
        }
        // From the CJK radicals on, the Basic Multilingual Plane is East Asian, but for what has its own script.
        if script.isEastAsian || (Script(of: character).isNeutral && character.value >= 0x2E80) {
            return [.cjk(ideographs, isBold: isBold)]
        }
        let own = NotoFamilies.family(of: script).map(both) ?? []
        return own + both("NotoSans") + both("NotoSansSymbols") + [
            .noto("NotoSansSymbols2", isBold: false), .noto("NotoSansMath", isBold: false),
            .noto("NotoMusic", isBold: false), .cjk(ideographs, isBold: isBold),
        ]
    }
}

extension Unicode.Scalar {
    /// False for what is never visible: controls, joiners, variation selectors.
    var needsGlyph: Bool {
        if isASCII { return value >= 32 && value != 127 }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        default: return !properties.isDefaultIgnorableCodePoint
        }
    }
}

extension Character {
    /// Whether it is drawn as a picture: by its own nature, or because a variation selector or a keycap says so (UTS #51).
    var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        // No emoji of one character comes before U+203C.
        if first.value < 0x203C, unicodeScalars.index(after: unicodeScalars.startIndex) == unicodeScalars.endIndex {
            return false
        }
        var last = first
        for scalar in unicodeScalars {
            if scalar == "\u{FE0E}" { return false }
            if scalar == "\u{FE0F}" || scalar == "\u{20E3}" { return last.properties.isEmoji || scalar == "\u{20E3}" }
            last = scalar
        }
        return first.properties.isEmojiPresentation
    }
}
