extension Paragraph {
    /// Parts the clusters into items, and finds each one's typeface.
    mutating func itemize(levels: BidiLevels, context: LayoutContext) {
        let scripts = self.scripts
        var own: OwnFont?
        var start = 0
        while start < clusters.count {
            let (style, script) = (clusters[start].style, scripts[start])
            let level = levels[clusters[start].range.lowerBound]
            let known = own.flatMap { $0.script == script && $0.style == style ? $0.typeface : nil }
            let (typeface, source) = choose(
                for: clusters[start], script: script, previous: known, style: context.styles[style],
                context: context)
            if source == .script { own = OwnFont(typeface: typeface, script: script, style: style) }
            var end = start + 1
            let rule = ContinuationRule(typeface: typeface, source: source, style: context.styles[style])
            while end < clusters.count, clusters[end].style == style, scripts[end] == script,
                levels[clusters[end].range.lowerBound] == level, rule.covers(clusters[end])
            {
                end += 1
            }
            append(
                Item(
                    clusters: start..<end, style: style, typeface: typeface, source: source, script: script,
                    level: level))
            start = end
        }
    }

    /// The font that a script's letters were found in.
    private struct OwnFont {
        let typeface: Typeface
        let script: Script
        let style: Int
    }

    /// Says which characters certainly take the typeface of the item before them: the common case, decided without a choice being made.
    private struct ContinuationRule {
        private let typeface: Typeface
        private let source: FontFallback.Source
        private let primary: Typeface
        private let hasSubstitute: Bool

        init(typeface: Typeface, source: FontFallback.Source, style: ResolvedStyle) {
            self.typeface = typeface
            self.source = source
            primary = style.primary
            hasSubstitute = style.substitute != nil
        }

        func covers(_ cluster: Cluster) -> Bool {
            let character = cluster.first
            guard cluster.isPlain else { return false }
            switch source {
            case .request: return character.isASCII || typeface.has(character)
            case .script, .eastAsian:
                return !character.isASCII && !hasSubstitute && typeface.has(character)
                    && !primary.has(character)
            case .other: return false
            }
        }
    }

    /// Adds an item, to the last one where that is alike.
    private mutating func append(_ item: Item) {
        let last = items.count - 1
        if last >= 0, items[last].style == item.style, items[last].script == item.script,
            items[last].level == item.level, items[last].typeface == item.typeface
        {
            items[last].clusters = items[last].clusters.lowerBound..<item.clusters.upperBound
            items[last].source = item.source
        } else {
            items.append(item)
        }
        for index in item.clusters { clusters[index].item = items.count - 1 }
    }

    private mutating func choose(
        for cluster: Cluster, script: Script, previous: Typeface?, style: ResolvedStyle,
        context: LayoutContext
    ) -> (Typeface, FontFallback.Source) {
        if style.style.attachment != nil, Character(cluster.first) == TextAttachment.character {
            return (.attachment, .other)
        }
        if cluster.isPlain {
            if cluster.first.isASCII || style.primary.has(cluster.first) {
                return (style.primary, .request)
            }
            if let previous, previous.has(cluster.first), style.substitute == nil {
                return (previous, .script)
            }
        }
        let choice = context.fallback.choose(
            for: string(of: cluster), script: script, style: style, previous: previous)
        if let missing = choice.missing { self.missing.append(missing) }
        return (choice.typeface, choice.source)
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
