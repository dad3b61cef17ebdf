import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct LayerSpecimenTests {
    @Test func sheet() {
        assertSnapshot(
            of: LayerSpecimens(frame: CGRect(x: 0, y: 0, width: 402, height: 660)), as: .image)
    }
}
