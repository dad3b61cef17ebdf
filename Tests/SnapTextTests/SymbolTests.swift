import Foundation
import SnapGraphics
import Testing

@testable import SnapText

@Suite struct SymbolTests {
    @Test("Every symbol has an outline inside of its square", arguments: SymbolCatalog.names)
    func outlines(_ name: String) throws {
        let symbol = try #require(SymbolCatalog.outline(named: name))
        #expect(symbol.missing == nil)
        let bounds = symbol.outline.path.controlBounds
        #expect(bounds.width > 0.1 && bounds.height > 0.02)
        #expect(CGRect(x: 0, y: -1, width: 1, height: 1).insetBy(dx: -0.01, dy: -0.01).contains(bounds))
    }

    @Test("The names are sorted, and each stands once")
    func names() {
        #expect(zip(SymbolCatalog.names, SymbolCatalog.names.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("A name without an icon has no outline")
    func unknown() {
        #expect(SymbolCatalog.outline(named: "no.such.symbol") == nil)
        #expect(SymbolCatalog.outline(named: "") == nil)
    }

    @Test("An arrow to the right is the mirror picture of the one to the left")
    func mirrored() throws {
        let right = try #require(SymbolCatalog.outline(named: "arrowshape.turn.up.right.fill"))
        let left = try #require(SymbolCatalog.outline(named: "arrowshape.turn.up.left.fill"))
        #expect(right.flipsInRightToLeft)
        #expect(
            zip(right.outline.path.points, left.outline.path.points).allSatisfy {
                abs($0.x + $1.x - 1) < 1e-9 && $0.y == $1.y
            })
        #expect(!left.outline.path.isEmpty)
    }
}
