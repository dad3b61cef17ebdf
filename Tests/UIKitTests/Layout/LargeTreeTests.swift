import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Trees far deeper and wider than a person makes: they lay out and draw, without overflowing the stack, in seconds.
@MainActor
@Suite struct LargeTreeTests {
    @Test(.timeLimit(.minutes(5))) func `a thousand levels of constraints lay out and draw`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 20))
        var deepest = root
        for _ in 0..<1000 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            deepest.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: deepest.leadingAnchor, constant: 1),
                view.trailingAnchor.constraint(equalTo: deepest.trailingAnchor, constant: -0.5),
                view.topAnchor.constraint(equalTo: deepest.topAnchor),
                view.bottomAnchor.constraint(equalTo: deepest.bottomAnchor),
            ])
            deepest = view
        }
        deepest.backgroundColor = .black
        root.layoutIfNeeded()
        // 2,000 points less 1,000 times 1.5.
        #expect(deepest.frame == CGRect(x: 1, y: 0, width: 500, height: 20))
        #expect(deepest.convert(deepest.bounds, to: root) == CGRect(x: 1000, y: 0, width: 500, height: 20))
        try expectDrawn(root)
    }

    @Test(.timeLimit(.minutes(5))) func `a thousand levels of masks lay out and draw`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 20))
        var deepest = root
        for level in 0..<1000 {
            let view = UIView(frame: CGRect(x: 1, y: 0, width: 1199 - CGFloat(level), height: 20))
            view.autoresizingMask = .flexibleWidth
            deepest.addSubview(view)
            deepest = view
        }
        deepest.backgroundColor = .black
        root.frame.size.width = 1210
        root.layoutIfNeeded()
        #expect(deepest.frame == CGRect(x: 1, y: 0, width: 210, height: 20))
        try expectDrawn(root)
    }

    @Test(.timeLimit(.minutes(5))) func `a thousand stacks in each other lay out`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let leaf = SizedView(40, 20)
        var inner: UIView = leaf
        for _ in 0..<1000 { inner = UIStackView(arrangedSubviews: [inner]) }
        root.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            inner.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 130, y: 90, width: 40, height: 20))
    }

    @Test(.timeLimit(.minutes(5))) func `ten thousand siblings in a column lay out and draw`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 8000))
        var above: UIView?
        for _ in 0..<10_000 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 0.25),
                view.heightAnchor.constraint(equalToConstant: 0.5),
                view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
            ])
            above = view
        }
        above?.backgroundColor = .black
        root.layoutIfNeeded()
        // 10,000 times 0.75, less its own height.
        #expect(above?.frame == CGRect(x: 0, y: 7499.5, width: 10, height: 0.5))
        try expectDrawn(root)
    }

    /// Views in each other, the innermost made first.
    private static func nest(_ levels: Int) -> UIView {
        var outermost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for _ in 1..<levels {
            let outer = UIView(frame: outermost.frame)
            outer.addSubview(outermost)
            outermost = outer
        }
        return outermost
    }

    // More levels than fit 8 MB of stack at 2 KB a level; a stack of another size is none to try it on.
    @Test(.enabled(if: StackRoom().bytes < 9 << 20)) func `a tree too deep for the stack is an error, not a crash`() {
        let root = Self.nest(5000)
        #expect(throws: RenderError.tooDeep(subject: "UIView", levels: 5000)) {
            try ViewRenderer.render(root, in: RenderEnvironment())
        }
        // Taken apart from outside in: to be let go of as a whole takes a stack, too.
        var outer = root
        while let inner = outer.subviews.first {
            inner.removeFromSuperview()
            outer = inner
        }
    }

    @Test(.enabled(if: StackRoom().bytes < 9 << 20))
    func `to lay out a tree too deep for the stack ends the program with a message that says so`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LargeTreeTests.nest(5000).layoutIfNeeded() }
        }
        let lastWords = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(lastWords.contains("UIView has 5000 levels of views, too many for the stack of this thread"))
    }

    @Test func `a small thread's stack is known, and what fits it`() {
        let found = Mutex<(bytes: Int, fitsFifty: Bool, fitsThousand: Bool)?>(nil)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let room = StackRoom()
            found.withLock { $0 = (room.bytes, room.fitsLayout(ofLevels: 50), room.fitsLayout(ofLevels: 1000)) }
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
        let room = found.withLock { $0 }
        #expect((256 * 1024...512 * 1024).contains(room?.bytes ?? 0))
        #expect(room?.fitsFifty == true && room?.fitsThousand == false)
    }

    /// The picture has an entry for the one view that has a colour.
    private func expectDrawn(_ root: UIView) throws {
        let rendering = try RuntimeWarnings.collect { try ViewRenderer.render(root, in: RenderEnvironment()) }.result
        #expect(rendering.warnings == [])
        #expect(!rendering.displayList.items.isEmpty)
    }
}
