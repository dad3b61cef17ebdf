extension Paragraph {
    /// Parts the clusters into items, and finds each one's typeface.
    mutating func itemize(levels: BidiLevels, context: LayoutContext) {
        let scripts = self.scripts
        var own: (choice: FontFallback.Choice, script: Script, style: Int)?
        for index in clusters.indices {
            let cluster = clusters[index]
            let (script, level) = (scripts[index], levels[cluster.range.lowerBound])
            let last = items.count - 1
            if last >= 0, items[last].style == cluster.style, items[last].script == script, items[last].level == level,
                goesOn(with: cluster, last, context: context)
            {
                items[last].clusters = items[last].clusters.lowerBound..<index + 1
                clusters[index].item = last
                continue
            }
            let previous = own.flatMap { $0.script == script && $0.style == cluster.style ? $0.choice : nil }
            let choice = choose(for: cluster, script: script, previous: previous, context: context)
            if choice.source == .script { own = (choice, script, cluster.style) }
            if let missing = choice.missing { self.missing.append(missing) }
            if last >= 0, items[last].style == cluster.style, items[last].script == script, items[last].level == level,
                items[last].typeface == choice.typeface
            {
                items[last].clusters = items[last].clusters.lowerBound..<index + 1
            } else {
                items.append(
                    Item(
                        clusters: index..<index + 1, style: cluster.style, typeface: choice.typeface,
                        source: choice.source, script: script, level: level))
            }
            clusters[index].item = items.count - 1
        }
    }

    /// Whether a character certainly takes the typeface of the item before it: the common case, decided without a choice being made.
    private func goesOn(with cluster: Cluster, _ item: Int, context: LayoutContext) -> Bool {
        let character = cluster.first
        guard cluster.isPlain else { return false }
        switch items[item].source {
        case .request: return character.isASCII || items[item].typeface.has(character)
        case .script, .eastAsian:
            let style = context.styles[cluster.style]
            return !character.isASCII && items[item].typeface.has(character) && !style.primary.has(character)
                && style.substitute == nil
        case .other: return false
        }
    }

    private func choose(
        for cluster: Cluster, script: Script, previous: FontFallback.Choice?, context: LayoutContext
    ) -> FontFallback.Choice {
        let style = context.styles[cluster.style]
        if style.style.attachment != nil, Character(cluster.first) == TextAttachment.character {
            return FontFallback.Choice(typeface: .attachment, source: .other)
        }
        if cluster.isPlain {
            if cluster.first.isASCII || style.primary.has(cluster.first) {
                return FontFallback.Choice(typeface: style.primary, source: .request)
            }
            if let previous, previous.typeface.has(cluster.first), style.substitute == nil { return previous }
        }
        return context.fallback.choose(
            for: string(of: cluster), script: script,
            style: style, previous: previous)
    }

    /// The clusters' scripts: neutral characters take the script before them, at the start the one after them.
    private var scripts: [Script] {
        var scripts = clusters.map { Script(of: $0.first) }
        var current = scripts.first { !$0.isNeutral } ?? .latin
        for index in scripts.indices {
            if scripts[index].isNeutral { scripts[index] = current } else { current = scripts[index] }
        }
        return scripts
    }
}

extension Cluster {
    /// Whether it is one character that can be seen and is no picture: any font that has it draws it.
    fileprivate var isPlain: Bool {
        isSingle && GraphemeClusters.standsAlone(first) && first.needsGlyph && !first.isEmoji
    }
}
