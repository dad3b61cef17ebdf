import Testing
import UIKit

@testable import SnapScene

@MainActor
@Suite("Visual format strings in scenes")
struct VisualFormatTests {
    @Test func `rows and columns of formats stand beside equations`() throws {
        try SceneText.withScene(
            """
            { device: 'iPhone13', root: { subviews: [ { id: 'a' }, { id: 'b', constraints: ['V:[b(30)]'] } ] },
              constraints: [ 'H:|-[a(100)]-[b]-20-|', '|-(>=0)-[b]', 'V:|-50-[a(==b)]', 'b.top == a.bottom + 5' ] }
            """
        ) { scene in
            // An iPhone 13 is 390 points wide, the margins of its root 16; between views there are 8.
            #expect(scene.view(named: "a")?.frame == CGRect(x: 16, y: 50, width: 100, height: 30))
            #expect(scene.view(named: "b")?.frame == CGRect(x: 124, y: 85, width: 246, height: 30))
        }
    }

    @Test func `views that a format places are placed by constraints alone`() throws {
        try SceneText.withScene("{ root: { subviews: [ { id: 'a' } ] }, constraints: [ '|[a]|' ] }") { scene in
            #expect(scene.view(named: "a")?.translatesAutoresizingMaskIntoConstraints == false)
            #expect(scene.window.rootViewController?.view.translatesAutoresizingMaskIntoConstraints == true)
        }
    }

    @Test(arguments: [
        (
            "H:|[button]|", "2:21",
            "no view has the id button: did you mean buttons?"
        ),
        ("V|[a]|", "2:18", "Expected ':' after 'V' to specify vertical arrangement"),
        (
            "H|[a]", "2:18", "Expected ':' after 'H' to specify horizontal arrangement"
        ),
        ("V:|[a(20]", "2:25", "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
        (
            "[a]-gap-[a]", "2:21", "gap is not a key in the metrics dictionary."
        ),
    ]) func `a mistake is named with line and column`(format: String, place: String, problem: String) {
        let text = "{ root: { subviews: [ { id: 'a' }, { id: 'buttons' } ] },\n constraints: [\"\(format)\"] }"
        #expect(
            SceneText.failure(text)?.hasSuffix("\(place): constraints[0]: in \"\(format)\": \(problem)") == true,
            "\(SceneText.failure(text) ?? "accepted")")
    }
}
