/// Which snapshot of a run has which file: finds two that would share one, and counts the nameless ones of each test.
public struct SnapshotClaims: Sendable {
    private struct Claim {
        let name: String
        let place: String
        let contents: String
    }

    private var claims: [String: Claim] = [:]
    private var counts: [String: Int] = [:]

    public init() {}

    /// The number of the next nameless snapshot of a test, from 1.
    public mutating func nextNumber(ofTest test: String, in file: String) -> Int {
        let key = "\(file)\n\(test)"
        let number = (counts[key] ?? 0) + 1
        counts[key] = number
        return number
    }

    /// Notes that a snapshot has a file.
    ///
    /// The same snapshot, taken at the same `place` in the source, may be taken again if its `contents` are the same. Paths that
    /// differ in case only are one file on some file systems, and so they are here.
    public mutating func claim(_ file: String, name: String, place: String, contents: String) throws(GoldenError) {
        let key = file.lowercased()
        guard let first = claims[key] else {
            claims[key] = Claim(name: name, place: place, contents: contents)
            return
        }
        // Texts with other bytes may be equal (é as one character, or as two), and are two names all the same.
        guard first.name.utf8.elementsEqual(name.utf8), first.place.utf8.elementsEqual(place.utf8) else {
            throw .shared(file: file, first: "\(first.name) (\(first.place))", second: "\(name) (\(place))")
        }
        guard first.contents == contents else { throw .takenTwice(file: file, name: name) }
    }
}
