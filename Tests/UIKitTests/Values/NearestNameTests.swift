import Testing
import UIKit

@Suite struct NearestNameTests {
    @Test(
        arguments: [
            ("txet", "text"), ("TEXT", "text"), ("tex", "text"), ("textt", "text"), ("font", "font"),
            ("bananas", nil), ("", nil),
        ] as [(String, String?)])
    func `the nearest name has the fewest edits, and none where too much differs`(name: String, expected: String?) {
        #expect(NearestName.find(name, among: ["font", "text", "textColor"]) == expected)
    }

    @Test(
        arguments: [
            ("", "", 0), ("abc", "", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("trahs", "trash", 1),
        ] as [(String, String, Int)])
    func `a swap of neighbours counts as one edit`(left: String, right: String, distance: Int) {
        #expect(NearestName.distance(Array(left), Array(right)) == distance)
    }
}
