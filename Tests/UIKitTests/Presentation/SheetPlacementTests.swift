import SnapGraphics
import Testing

@testable import UIKit

struct SheetPlacementTests {
    private static func phone(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat) -> SheetSituation {
        SheetSituation(
            bounds: CGRect(x: 0, y: 0, width: width, height: height),
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), grid: PixelGrid(scale: 3))
    }

    /// Sizes as they were read on iOS 13 and 16: screen, what a detent may be at most, the top of a sheet of full height.
    @Test(arguments: [
        (phone(375, 667, top: 20, bottom: 0), 627, 40), (phone(393, 852, top: 59, bottom: 34), 749, 69),
    ])
    func `the largest sheet is as high as on iOS`(_ situation: SheetSituation, _ largest: CGFloat, _ top: CGFloat) {
        #expect(situation.largestDetent == largest)
        let placement = SheetPlacement(situation, height: nil)
        let bounds = situation.bounds
        #expect(placement.frame == CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top))
        #expect(placement.pushesPresenterBack)
        #expect(placement.stackTop == top - 10)
        #expect(SheetPlacement(situation, height: largest + 100) == placement)
    }

    @Test func `a detent's height is above the home indicator's strip`() {
        let placement = SheetPlacement(Self.phone(393, 852, top: 59, bottom: 34), height: 200)
        #expect(placement.frame == CGRect(x: 0, y: 618, width: 393, height: 234))
        #expect(!placement.pushesPresenterBack)
    }

    struct Card: Sendable {
        var isForm = true
        var preferred = CGSize.zero
        let frame: CGRect
    }

    /// An iPad of 768 × 1024 points with a status bar of 20.
    @Test(arguments: [
        Card(frame: CGRect(x: 114, y: 202, width: 540, height: 620)),
        Card(preferred: CGSize(width: 300, height: 0), frame: CGRect(x: 234, y: 202, width: 300, height: 620)),
        Card(preferred: CGSize(width: 900, height: 2000), frame: CGRect(x: 20, y: 30, width: 728, height: 964)),
        Card(
            isForm: false, preferred: CGSize(width: 300, height: 200),
            frame: CGRect(x: 32, y: 30, width: 704, height: 964)),
    ])
    func `on a wide screen a sheet is a card in the middle`(_ card: Card) {
        var situation = Self.phone(768, 1024, top: 20, bottom: 0)
        situation.isNarrow = false
        situation.isFormSheet = card.isForm
        situation.preferredSize = card.preferred
        let placement = SheetPlacement(situation, height: 300)
        #expect(placement.frame == card.frame)
        #expect(!placement.isAttached && !placement.pushesPresenterBack)
    }
}
