import Testing

@testable import UIKit

@MainActor struct SnapshotViewTests {
    @Test func `a copy reports the fonts and the warnings of what it shows`() throws {
        let original = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Copy"
        original.addSubview(label)
        let shadowed = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
        shadowed.layer.shadowOpacity = 1
        original.addSubview(shadowed)
        let direct = try ViewRenderer.render(original, in: RenderEnvironment())
        #expect(!direct.fonts.isEmpty)
        #expect(direct.warnings.count == 1)

        let copy = try #require(original.snapshotView(afterScreenUpdates: true))
        let copied = try ViewRenderer.render(copy, in: RenderEnvironment())
        #expect(copied.fonts == direct.fonts)
        #expect(copied.warnings == direct.warnings)
    }
}
