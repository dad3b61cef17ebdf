/// Which known name a misspelt one was meant to be.
package enum NearestName {
    /// The name with the fewest edits, letter case apart; nil where more than a third of the letters would change.
    package static func find(_ text: String, among names: [String]) -> String? {
        let letters = Array(text.lowercased())
        let most = max(1, text.count / 3)
        // The distance is at least the difference in length: a name of a million letters is like none.
        let best = names.filter { abs($0.count - letters.count) <= most }
            .map { (name: $0, distance: distance(letters, Array($0.lowercased()))) }
            .min { $0.distance < $1.distance }
        guard let best, best.distance <= most else { return nil }
        return best.name
    }

    /// Damerau and Levenshtein's distance: the fewest letters to insert, delete, replace, or swap with their neighbour. O(n·m).
    package static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
                var least = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
