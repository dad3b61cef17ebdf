import Foundation
import Testing
import UIKit

/// Seeded texts of every script and of no script, with lengths that are none: nothing traps, and every size is a number.
@MainActor
@Suite struct TextFuzzTests {
    @Test(arguments: 0..<40) func `no attributed text breaks what measures and draws it`(seed: Int) {
        var random = TextFuzz(seed: UInt64(seed))
        for _ in 0..<4 {
            let text = random.attributedText()
            let size = random.size()
            let view = random.view(showing: text, size: size)
            let fitting = view.sizeThatFits(size)
            let intrinsic = view.intrinsicContentSize
            let box = text.boundingRect(with: size, options: random.options(), context: random.context())
            for length in [
                fitting.width, fitting.height, intrinsic.width, intrinsic.height, box.minX, box.minY, box.width,
                box.height,
            ] {
                #expect(length.isFinite)
            }
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image {
                view.layer.render(in: $0.cgContext)
            }
            #expect(picture.size == CGSize(width: 60, height: 40))
        }
    }
}
