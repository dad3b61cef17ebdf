import Foundation
import Testing

@testable import UIKit

/// What views, layers, controllers, guides and constraints hold of one another without keeping it alive.
@MainActor struct BackReferenceTests {
    @Test func `a view outlives its superview, and has none then`() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            #expect(child.superview === parent)
            #expect(child.layer.superlayer === parent.layer)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        #expect(child.window == nil)
        #expect(child.next == nil)
    }

    @Test func `a layer outlives its view, and a mask the layer it masks`() {
        let mask = CALayer()
        var layer: CALayer?
        do {
            let view = UIView()
            layer = view.layer
            view.layer.mask = mask
            #expect(layer?.owner === view)
        }
        #expect(layer?.owner == nil)
        layer = nil
        #expect(mask.superlayer == nil)
    }

    @Test func `a view outlives its controller, and a child controller its parent`() {
        let child = UIViewController()
        var view: UIView?
        do {
            let parent = UIViewController()
            view = parent.view
            parent.addChild(child)
            #expect(view?.next === parent)
            #expect(child.parent === parent)
        }
        #expect(view?.next == nil)
        #expect(child.parent == nil)
    }

    @Test func `a constraint whose item is gone ties nothing, and is inactive with the view that held it`() {
        let stays = UIView()
        let guide = UILayoutGuide()
        var constraints: [NSLayoutConstraint] = []
        do {
            let top = UIView()
            let goes = UIView()
            for view in [stays, goes] { top.addSubview(view) }
            top.addLayoutGuide(guide)
            constraints = [
                stays.topAnchor.constraint(equalTo: goes.topAnchor),
                stays.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            ]
            NSLayoutConstraint.activate(constraints)
            #expect(constraints[0].secondItem === goes)
            #expect(guide.owningView === top)
        }
        #expect(constraints[0].firstItem === stays)
        #expect(constraints[0].secondItem == nil)
        #expect(constraints[1].secondItem === guide)
        #expect(guide.owningView == nil)
        #expect(constraints.map(\.isActive) == [false, false])
    }

    @Test func `nothing of a dialog stays when it is let go`() {
        weak var view: UIView?
        weak var label: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let inner = UILabel()
            inner.translatesAutoresizingMaskIntoConstraints = false
            top.addSubview(inner)
            let tie = inner.topAnchor.constraint(equalTo: top.topAnchor)
            tie.isActive = true
            top.layoutIfNeeded()
            (view, label, constraint) = (top, inner, tie)
        }
        #expect(view == nil)
        #expect(label == nil)
        #expect(constraint == nil)
    }
}
