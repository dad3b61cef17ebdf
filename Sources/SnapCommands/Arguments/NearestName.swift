/// Which known name a misspelt one was meant to be.
enum NearestName {
    /// The name with the fewest edits; nil where even that has more than a third of its letters wrong.
    static func find(_ text: String, among names: [String]) -> String? {
        let best = names.map { (name: $0, distance: distance(Array(text), Array($0))) }.min {
            $0.distance < $1.distance
        }
        guard let best, best.distance <= max(1, text.count / 3) else { return nil }
        return best.name
    }

    /// Levenshtein's distance: the fewest letters to insert, delete or replace. O(n·m).
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = diagonal + (letter == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
