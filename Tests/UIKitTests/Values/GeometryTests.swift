import Testing
import UIKit

struct GeometryTests {
    @Test func `an affine transform moves points, sizes and rectangles`() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 4, y: 6))
        #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform) == CGRect(x: 2, y: 3, width: 2, height: 3))
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func `insets move the edges of a rectangle`() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4))
        #expect(inset == CGRect(x: 12, y: 21, width: 102, height: 46))
    }

    @Test func `an index path has a section and a row`() {
        var path = IndexPath(row: 2, section: 1)
        #expect(path == IndexPath(item: 2, section: 1))
        #expect(path.section == 1 && path.row == 2 && path.item == 2)
        path.row = 5
        #expect(path == [1, 5])
    }
}
