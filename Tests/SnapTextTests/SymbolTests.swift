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

    @Test(
        "A name without an icon of its own is put together from its parts",
        arguments: [
            ("star.circle.fill", SymbolForm.enclosed(.icon("star.fill"), .circle, isFilled: true)),
            ("trash.square", .enclosed(.icon("trash.fill"), .square, isFilled: false)),
            ("12.circle", .enclosed(.text("12"), .circle, isFilled: false)),
            ("a.square.fill", .enclosed(.text("A"), .square, isFilled: true)),
            ("heart.slash.fill", .slashed(.icon("heart.fill"))),
            ("bell.slash.circle", .enclosed(.icon("bell.slash.fill"), .circle, isFilled: false)),
            ("folder.badge.plus", .badged(.icon("folder"), sign: .icon("plus"))),
            ("folder.fill.badge.minus", .badged(.icon("folder.fill"), sign: .icon("minus"))),
            ("dollarsign.circle", .enclosed(.text("$"), .circle, isFilled: false)),
            ("trash.badge", .badged(.icon("trash"), sign: nil)),
            ("square.and.pencil", .written(.icon("square"))),
            ("square.and.pencil.circle.fill", .enclosed(.written(.icon("square")), .circle, isFilled: true)),
        ])
    func forms(_ name: String, _ form: SymbolForm) throws {
        #expect(SymbolForm(name: name) == form)
        let bounds = try #require(SymbolCatalog.outline(named: name)).outline.path.controlBounds
        #expect(CGRect(x: 0, y: -1, width: 1, height: 1).contains(bounds))
    }

    @Test(
        "A name of which a part is unknown has no outline",
        arguments: [
            "nothing.circle", "51.circle", "07.circle", "ab.square", ".circle", "star.badge.nothing", ".slash",
            ".badge",
        ])
    func unknownParts(_ name: String) {
        #expect(SymbolForm(name: name) == nil)
    }

    @Test("What is cut out of a disc is a hole in it, whichever way the icon turns")
    func holes() throws {
        // A disc of 20 units has 100π of the square's 576; a square with a diagonal of 14.5 takes 105.125 of it.
        let form = SymbolForm.enclosed(.icon("star"), .circle, isFilled: true)
        let drawing = SymbolDrawing(icon: { _ in Path(rect: CGRect(x: 0, y: -1, width: 1, height: 1)) }, textFace: nil)
        let path = try #require(drawing.path(of: form))
        #expect(abs(abs(Polygons(path).turn) / 2 - (100 * .pi - 105.125) / 576) < 0.002)
    }

    @Test("A cut leaves what is on both sides of it, and nothing else")
    func cuts() {
        let square = Polygons(Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        let edge = Polygons.Edge(normal: CGPoint(x: 1, y: 0), offset: 0.25)
        #expect(abs(square.kept(outside: true, of: edge).turn / 2 - 0.75) < 1e-12)
        #expect(abs(square.kept(outside: false, of: edge).turn / 2 - 0.25) < 1e-12)
        // A polygon of 32 corners around the disc: its area is 32 · r² · tan(π/32).
        let disc = 32 * 0.04 * 0.098491403357164254
        let left = square.cutting(discAt: CGPoint(x: 0.5, y: 0.5), radius: 0.2)
        #expect(abs(left.turn / 2 - (1 - disc)) < 1e-9)
    }
}
