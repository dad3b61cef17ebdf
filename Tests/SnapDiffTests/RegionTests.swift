import SnapDiff
import SnapGraphics
import Testing

/// How changed pixels are gathered into regions.
struct RegionTests {
    private typealias Region = Difference.Region

    private func regions(width: Int, height: Int, changing places: [(x: Int, y: Int)]) throws -> [Difference.Region] {
        let expected = try Bitmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
        var actual = expected
        for place in places { actual[place.x, place.y] = 0xFF00_0000 }
        switch compare(expected: expected, actual: actual, options: ComparisonOptions()) {
        case .similar(let difference), .different(let difference): return difference.regions
        case .identical, .sizes: return []
        }
    }

    @Test("Changes of 8 pixels apart join, of 16 do not")
    func joins() throws {
        for start in 0..<16 {
            #expect(
                try regions(width: 64, height: 9, changing: [(start, 2), (start + 8, 2)])
                    == [Region(x: start, y: 2, width: 9, height: 1, differentPixels: 2)])
            #expect(
                try regions(width: 9, height: 64, changing: [(2, start), (2, start + 16)])
                    == [
                        Region(x: 2, y: start, width: 1, height: 1, differentPixels: 1),
                        Region(x: 2, y: start + 16, width: 1, height: 1, differentPixels: 1),
                    ])
        }
    }

    @Test("Regions come in reading order, each with its own rectangle and count")
    func readingOrder() throws {
        let places = [(90, 50), (91, 51), (5, 50), (40, 0), (0, 99), (99, 99)]
        #expect(
            try regions(width: 100, height: 100, changing: places.map { (x: $0.0, y: $0.1) })
                == [
                    Region(x: 40, y: 0, width: 1, height: 1, differentPixels: 1),
                    Region(x: 5, y: 50, width: 1, height: 1, differentPixels: 1),
                    Region(x: 90, y: 50, width: 2, height: 2, differentPixels: 2),
                    Region(x: 0, y: 99, width: 1, height: 1, differentPixels: 1),
                    Region(x: 99, y: 99, width: 1, height: 1, differentPixels: 1),
                ])
    }

    @Test("A chain of changes is one region, a ring around another change leaves that its own")
    func chainsAndRings() throws {
        let diagonal = (0..<100).map { (x: $0, y: $0) }
        #expect(
            try regions(width: 100, height: 100, changing: diagonal)
                == [Region(x: 0, y: 0, width: 100, height: 100, differentPixels: 100)])
        let ring = (0..<100).flatMap { [(x: $0, y: 0), (x: $0, y: 99), (x: 0, y: $0), (x: 99, y: $0)] }
        #expect(
            try regions(width: 100, height: 100, changing: ring + [(x: 50, y: 50)])
                == [
                    Region(x: 0, y: 0, width: 100, height: 100, differentPixels: 396),
                    Region(x: 50, y: 50, width: 1, height: 1, differentPixels: 1),
                ])
    }

    @Test("The regions are the connected sets of touching cells", arguments: 1...20 as ClosedRange<UInt64>)
    func agreesWithReference(seed: UInt64) throws {
        var numbers = Picture.Numbers(state: seed)
        let count = Int(numbers.next() % 60) + 1
        let places = (0..<count).map { _ in (x: Int(numbers.next() % 203), y: Int(numbers.next() % 157)) }
        #expect(try regions(width: 203, height: 157, changing: places) == Self.reference(places))
    }

    /// Every pixel in a set of its own; sets that touch are joined until none do.
    private static func reference(_ places: [(x: Int, y: Int)]) -> [Difference.Region] {
        var sets: [[(x: Int, y: Int)]] = []
        for place in places where !sets.contains(where: { $0[0] == place }) { sets.append([place]) }
        var joined = true
        while joined {
            joined = false
            search: for first in sets.indices {
                for second in sets.indices where second > first && touch(sets[first], sets[second]) {
                    sets[first] += sets.remove(at: second)
                    joined = true
                    break search
                }
            }
        }
        return sets.map { set in
            let (left, right) = (set.map(\.x).reduce(.max, min), set.map(\.x).reduce(0, max))
            let (top, bottom) = (set.map(\.y).reduce(.max, min), set.map(\.y).reduce(0, max))
            return Difference.Region(
                x: left, y: top, width: right - left + 1, height: bottom - top + 1, differentPixels: set.count)
        }
        .sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
    }

    private static func touch(_ first: [(x: Int, y: Int)], _ second: [(x: Int, y: Int)]) -> Bool {
        first.contains { one in
            second.contains { abs($0.x / 8 - one.x / 8) <= 1 && abs($0.y / 8 - one.y / 8) <= 1 }
        }
    }
}
