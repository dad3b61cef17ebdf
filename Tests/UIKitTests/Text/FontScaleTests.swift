import Foundation
import Testing

@testable import UIKit

@Suite struct FontScaleTests {
    @Test func `every hundredth is a step of its own`() {
        for hundredths in 1...100 {
            #expect(FontScale.hundredths(atLeast: CGFloat(hundredths) / 100) == hundredths)
        }
        #expect(FontScale.hundredths(atLeast: 0.551) == 56)
    }

    @Test(arguments: [(0, 1), (-3, 1), (CGFloat.nan, 1), (2, 100), (.infinity, 100)])
    func `what is no factor leaves it open or wants the whole size`(factor: CGFloat, hundredths: Int) {
        #expect(FontScale.hundredths(atLeast: factor) == hundredths)
    }
}
