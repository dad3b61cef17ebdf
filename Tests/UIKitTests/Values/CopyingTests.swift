import Foundation
import Testing

@testable import UIKit

/// What is `NSCopying` in UIKit is another object after `copy()`, of the same class and with the same properties.
@MainActor struct CopyingTests {
    private func copy<Object: NSObject>(of object: Object) throws -> Object {
        let copy = try #require(object.copy() as? Object)
        #expect(copy !== object)
        return copy
    }

    @Test func `a bar's appearance is copied with all that it has`() throws {
        let standard = UINavigationBarAppearance()
        standard.backgroundColor = .systemTeal
        standard.titleTextAttributes = [.kern: 2.0]
        standard.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        let edge = try copy(of: standard)
        #expect(edge.backgroundColor == .systemTeal)
        #expect(edge.titleTextAttributes[.kern] as? Double == 2)
        #expect(edge.titlePositionAdjustment.horizontal == 3)
        edge.configureWithTransparentBackground()
        #expect(standard.backgroundColor == .systemTeal)
        #expect(UINavigationBarAppearance(barAppearance: standard).titlePositionAdjustment.horizontal == 3)
    }

    @Test func `a tab bar's appearance is copied with its items' looks`() throws {
        let standard = UITabBarAppearance()
        standard.stackedLayoutAppearance.normal.iconColor = .systemRed
        let other = try copy(of: standard)
        #expect(other.stackedLayoutAppearance.normal.iconColor == .systemRed)
        other.stackedLayoutAppearance.normal.iconColor = .systemGreen
        #expect(standard.stackedLayoutAppearance.normal.iconColor == .systemRed)
        let items = try copy(of: standard.stackedLayoutAppearance)
        #expect(items.normal.iconColor == .systemRed)
    }

    @Test func `a layout's attributes are copied, supplementary ones with their kind`() throws {
        let cell = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
        cell.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        cell.zIndex = 5
        let moved = try copy(of: cell)
        #expect((moved.indexPath, moved.zIndex) == ([1, 2], 5))
        moved.frame.origin.x = 100
        #expect(cell.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
        header.alpha = 0.5
        let other = try copy(of: header)
        #expect(other.representedElementKind == "header")
        #expect(other.representedElementCategory == .supplementaryView)
        #expect(other.alpha == 0.5)
    }

    @Test func `an animation is copied with its values`() throws {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0.5
        fade.duration = 2
        let other = try copy(of: fade)
        #expect((other.keyPath, other.duration) == ("opacity", 2))
        other.duration = 3
        #expect(fade.duration == 2)
    }

    @Test func `actions and menus are copied with what they run and have`() throws {
        var runs = 0
        let action = UIAction(title: "Mute", state: .on) { _ in runs += 1 }
        let other = try copy(of: action)
        #expect((other.title, other.state) == ("Mute", .on))
        #expect(other.identifier == action.identifier)
        other.state = .off
        other.run(from: other)
        #expect(action.state == .on)
        #expect(runs == 1)
        let menu = UIMenu(title: "Sound", children: [action])
        let again = try copy(of: menu)
        #expect(again.identifier == menu.identifier)
        #expect(again.children == [action])
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in runs += 1 }
        let enabled = try copy(of: delete)
        enabled.isEnabled = false
        #expect(delete.isEnabled)
        #expect(enabled.style == .destructive)
    }

    @Test func `a renderer's format is copied`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let other = try copy(of: format)
        #expect(other.scale == 1)
        other.opaque = true
        #expect(!format.opaque)
    }
}
