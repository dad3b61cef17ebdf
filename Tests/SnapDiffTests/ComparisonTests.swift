import SnapDiff
import SnapGraphics
import Testing

struct ComparisonTests {
    @Test("Pictures of different size are not compared")
    func sizes() throws {
        let comparison = try compare(
            expected: Bitmap(width: 2, height: 3), actual: Bitmap(width: 3, height: 2), options: ComparisonOptions())
        #expect(
            comparison
                == .sizes(expected: PictureSize(width: 2, height: 3), actual: PictureSize(width: 3, height: 2)))
    }
}
