import Testing

@testable import SnapText

@Suite struct CacheBudgetTests {
    private func fill(_ cache: RunCache, words: Int) {
        for word in 0..<words {
            let key = RunCache.Key(
                text: Array("w\(word)".utf16), script: .latin, language: nil, options: [])
            _ = cache.run(key) { RunCache.Run(glyphs: [], outlines: []) }
        }
    }

    @Test func `one cache begins anew when it has all that one may have`() {
        let cache = RunCache(budget: CacheBudget(ofOne: 10, ofAll: 1000, ofSmall: 2))
        fill(cache, words: 10)
        #expect(cache.count == 10)
        fill(cache, words: 10)
        #expect(cache.count == 10)
        fill(cache, words: 12)
        #expect(cache.count == 2)
    }

    @Test func `many caches together hold what all may have, and a few each`() {
        let budget = CacheBudget(ofOne: 10, ofAll: 20, ofSmall: 3)
        var caches = (0..<50).map { _ in RunCache(budget: budget) }
        for cache in caches { fill(cache, words: 10) }
        #expect(caches.allSatisfy { $0.count > 0 })
        #expect(caches.reduce(0) { $0 + $1.count } <= 20 + 50 * 3)
        // Those that are gone hold nothing.
        caches = [RunCache(budget: budget)]
        fill(caches[0], words: 10)
        #expect(caches[0].count == 10)
    }
}
