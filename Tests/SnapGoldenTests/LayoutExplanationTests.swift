import Foundation
import SnapGraphics
import Testing

@testable import SnapGolden

/// The confirmation dialog: a card in the middle of the screen that holds a stack.
private func dialog(
    card: (CGFloat, CGFloat, CGFloat, CGFloat) = (40, 220, 295, 200), title: [(String, String)] = shortTitle,
    titleHeight: CGFloat = 21.5, contentY: CGFloat = 89.5, stackHeight: CGFloat = 168, buttons: Int = 2
) -> LayoutTree {
    let down = contentY - 89.5
    let stack = view(
        "UIStackView", "stack", (16, 16, 263, stackHeight), [],
        [
            view("UIImageView", "icon", (103.5, 0, 56, 56), [("image", "trash")]),
            view("UILabel", "title", (0, 68, 263, titleHeight), title),
            view("UILabel", "content", (0, contentY, 263, 18), [("text", "It cannot be undone."), ("lines", "1")]),
            view("UIView", "spacer", (0, 107.5 + down, 263, 12)),
            view(
                "UIStackView", "buttons", (0, 119.5 + down, 263, 48.5), [],
                buttons == 2
                    ? [
                        view("UIButton", "cancel", (0, 0, 123.5, 48.5)),
                        view("UIButton", "ok", (139.5, 0, 123.5, 48.5)),
                    ] : [view("UIButton", "ok", (0, 0, 263, 48.5))]),
        ])
    return screen(view("UIView", "root", (0, 0, 375, 667), [], [view("UIView", "card", card, [], [stack])]))
}

private let shortTitle = [("text", "Delete photo?"), ("lines", "1")]
private let longTitle = [("text", "Delete this photo from all of your devices?"), ("lines", "2")]

@Suite struct LayoutExplanationTests {
    private func explain(_ golden: LayoutTree, _ new: LayoutTree) -> [String] {
        LayoutExplanation(LayoutComparison(golden: golden, new: new)).lines
    }

    @Test func `equal layouts have nothing to explain`() {
        let comparison = LayoutComparison(golden: dialog(), new: dialog())
        #expect(comparison.isEmpty)
        #expect(LayoutExplanation(comparison).lines.isEmpty)
    }

    @Test func `a difference below a thousandth of a point is none`() {
        #expect(LayoutComparison(golden: dialog(), new: dialog(titleHeight: 21.5004)).isEmpty)
        #expect(!LayoutComparison(golden: dialog(), new: dialog(titleHeight: 21.501)).isEmpty)
    }

    @Test func `a longer title is the cause, and what moved and grew by the same is told under it`() {
        let new = dialog(
            card: (40, 209.25, 295, 221.5), title: longTitle, titleHeight: 43, contentY: 111, stackHeight: 189.5)
        #expect(
            explain(dialog(), new) == [
                "`title` now wraps to 2 lines: height 21.5 → 43; text “Delete photo?” → “Delete this photo from all o…ur devices?”",
                "  `content` moved down 21.5 (with 2 views below it)",
                "  `card` is 21.5 taller: height 200 → 221.5, and moved up 10.75 (with 1 view inside it)",
            ])
    }

    @Test func `without a cause that shows, the innermost view that grew is the cause`() {
        var new = dialog(card: (40, 216, 295, 208), stackHeight: 176)
        new.root.children[0].children[0].children[3].frame.size.height = 20
        new.root.children[0].children[0].children[4].frame.origin.y += 8
        #expect(
            explain(dialog(), new) == [
                "`spacer` is 8 taller: height 12 → 20 (with 2 views around it)",
                "  `buttons` moved down 8",
            ])
    }

    @Test func `a view that only moved is told as it is`() {
        var new = dialog()
        new.root.children[0].frame.origin = CGPoint(x: 32, y: 224)
        #expect(explain(dialog(), new) == ["`card` moved left 8 and down 4"])
    }

    @Test func `views that came and went are causes`() {
        #expect(
            explain(dialog(), dialog(buttons: 1))
                == [
                    "`ok` is 139.5 wider: width 123.5 → 263, and moved left 139.5"
                ].reduce(["`cancel` was removed (at 0, 0, size 123.5×48.5)"]) { $0 + ["  " + $1] })
        #expect(explain(dialog(buttons: 1), dialog()).first == "`cancel` was added (at 0, 0, size 123.5×48.5)")
    }

    @Test func `the names of views without identifier say where they are`() {
        func tree(_ y: CGFloat, _ text: String) -> LayoutTree {
            screen(
                view(
                    "UIView", "root", (0, 0, 375, 667), [],
                    [
                        view("UIView", nil, (0, 0, 10, 10)), view("UIView", nil, (0, y, 10, 10)),
                        view("UILabel", nil, (0, 300, 10, 10), [("text", text)]),
                    ]))
        }
        #expect(
            explain(tree(20, "A"), tree(30, "B")) == [
                "the UIView[2] in `root` moved down 10", "UILabel “B”: text “A” → “B”",
            ])
        #expect(
            LayoutComparison(golden: tree(20, "A"), new: tree(30, "A")).changes.map(\.pathText) == ["root/UIView[2]"])
    }

    @Test(arguments: [
        ([("image", "pencil")], [("image", "trash")], "`v`: image “pencil” → “trash”"),
        ([], [("hidden", "")], "`v` is hidden now"),
        ([("hidden", "")], [], "`v` is visible now"),
        ([("lines", "3")], [("lines", "1")], "`v` now takes 1 line"),
        ([], [("image", "trash")], "`v`: now image “trash”"),
        ([("image", "trash")], [], "`v`: no longer image"),
    ])
    func `each kind of change has its words`(old: [(String, String)], new: [(String, String)], sentence: String) {
        func tree(_ facts: [(String, String)]) -> LayoutTree { screen(view("UIView", "v", (0, 0, 1, 1), facts)) }
        #expect(explain(tree(old), tree(new)) == [sentence])
    }

    @Test func `another size of the screen is told first`() {
        var new = dialog()
        new.size.width = 320
        #expect(explain(dialog(), new) == ["the screen was 375×667 points at 2×, and is 320×667 points at 2×"])
    }

    @Test func `a view that changed its place among its siblings is not told as removed and added`() {
        var new = dialog()
        new.root.children[0].children[0].children[4].children.reverse()
        #expect(explain(dialog(), new) == ["`cancel` lies at another place in the order of its siblings"])
    }

    @Test func `a view with another identifier is the same view`() {
        var new = dialog(title: longTitle, titleHeight: 43)
        new.root.identifier = "screen"
        new.root.children[0].identifier = "panel"
        new.root.children[0].children[0].children[3].identifier = nil
        #expect(
            explain(dialog(), new) == [
                "`screen`: identifier “root” → “screen”", "`panel`: identifier “card” → “panel”",
                "`title` now wraps to 2 lines: height 21.5 → 43; text “Delete photo?” → “Delete this photo from all o…ur devices?”",
                "the UIView in `stack`: no longer identifier",
            ])
    }

    @Test func `a view in another parent is told once`() {
        var new = dialog()
        let icon = new.root.children[0].children[0].children.remove(at: 0)
        new.root.children.append(icon)
        #expect(explain(dialog(), new) == ["`icon` is in `root` now, and was in `stack`"])
    }

    @Test func `very many changes are cut, and counted`() {
        func tree(_ step: CGFloat) -> LayoutTree {
            let rows = (0..<40).map { view("UIView", "row\($0)", (0, CGFloat($0) * step, 10, 10)) }
            return screen(view("UIView", "root", (0, 0, 375, 667), [], rows))
        }
        let lines = explain(tree(10), tree(11))
        #expect(lines.count == 25)
        #expect(lines.last == "… and 15 more changes")
    }
}
