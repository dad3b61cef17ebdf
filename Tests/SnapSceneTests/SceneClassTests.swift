import Foundation
import Testing
import UIKit

@testable import SnapScene

@MainActor
@Suite("Classes in scenes")
struct SceneClassTests {
    @Test("Every key of a view sets its property")
    func viewKeys() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [ { id: 'a', frame: [1, 2, 30, 40], backgroundColor: 'red', alpha: 0.5, isHidden: true,
              clipsToBounds: true, tintColor: 'green', contentMode: 'center', tag: 100, layoutMargins: 3,
              autoresizingMask: ['flexibleWidth'], accessibilityIdentifier: 'other', accessibilityLabel: 'A view',
              contentHuggingPriority: { horizontal: 251 }, contentCompressionResistancePriority: 'required',
              overrideUserInterfaceStyle: 'dark', semanticContentAttribute: 'forceRightToLeft',
              preservesSuperviewLayoutMargins: true, insetsLayoutMarginsFromSafeArea: false,
              translatesAutoresizingMaskIntoConstraints: true,
              layer: { cornerRadius: 8, cornerCurve: 'continuous', maskedCorners: ['layerMinXMinYCorner'], borderWidth: 1,
                borderColor: 'blue', masksToBounds: false, shadowColor: 'red', shadowOpacity: 0.5, shadowRadius: 4,
                shadowOffset: [1, -2], zPosition: 3 } } ] } }
            """
        ) { scene in
            let view = try #require(scene.view(named: "a"))
            #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(view.backgroundColor == .red)
            #expect(view.alpha == 0.5)
            #expect(view.isHidden)
            #expect(view.tintColor == .green)
            #expect(view.contentMode == .center)
            #expect(view.tag == 100)
            #expect(
                view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
            #expect(view.autoresizingMask == .flexibleWidth)
            #expect(view.accessibilityIdentifier == "other")
            #expect(view.accessibilityLabel == "A view")
            #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
            #expect(view.contentHuggingPriority(for: .vertical).rawValue == 250)
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
            #expect(view.overrideUserInterfaceStyle == .dark)
            #expect(view.semanticContentAttribute == .forceRightToLeft)
            #expect(view.preservesSuperviewLayoutMargins)
            #expect(!view.insetsLayoutMarginsFromSafeArea)
            #expect(view.layer.cornerRadius == 8)
            #expect(view.layer.cornerCurve == .continuous)
            #expect(view.layer.maskedCorners == .layerMinXMinYCorner)
            #expect(view.layer.borderWidth == 1)
            #expect(view.layer.borderColor == UIColor.blue.cgColor)
            #expect(!view.clipsToBounds)
            #expect(view.layer.shadowColor == UIColor.red.cgColor)
            #expect(view.layer.shadowOpacity == 0.5)
            #expect(view.layer.shadowRadius == 4)
            #expect(view.layer.shadowOffset == CGSize(width: 1, height: -2))
            #expect(view.layer.opacity == 0.5)
            #expect(view.layer.zPosition == 3)
        }
    }

    @Test("Every key of labels, image views, buttons and stack views sets its property")
    func classKeys() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [
              { id: 'label', class: 'UILabel', text: 'T', font: { size: 9 }, textColor: 'red', textAlignment: 'right',
                numberOfLines: 3, lineBreakMode: 'byClipping', preferredMaxLayoutWidth: 80, isEnabled: false },
              { id: 'image', class: 'UIImageView', image: { systemName: 'trash' } },
              { id: 'button', class: 'UIButton', buttonType: 'custom', title: 'B', titleColor: 'red',
                image: { systemName: 'trash' }, backgroundImage: { systemName: 'pencil' }, isEnabled: false,
                isSelected: true, isHighlighted: true, contentHorizontalAlignment: 'leading',
                contentVerticalAlignment: 'bottom', contentEdgeInsets: 1, titleEdgeInsets: 2, imageEdgeInsets: 3,
                titleLabel: { font: { size: 11 }, numberOfLines: 2 } },
              { id: 'system', class: 'UIButton', title: 'S' },
              { id: 'stack', class: 'UIStackView', axis: 'vertical', distribution: 'equalSpacing', alignment: 'trailing',
                spacing: 5, isBaselineRelativeArrangement: true, isLayoutMarginsRelativeArrangement: true,
                arrangedSubviews: [ { id: 'one' }, { id: 'two' } ], customSpacing: { one: 20 } } ] } }
            """
        ) { scene in
            let label = try #require(scene.view(named: "label") as? UILabel)
            #expect(label.text == "T")
            #expect(label.font == .systemFont(ofSize: 9))
            #expect(label.textColor == .red)
            #expect(label.textAlignment == .right)
            #expect(label.numberOfLines == 3)
            #expect(label.lineBreakMode == .byClipping)
            #expect(label.preferredMaxLayoutWidth == 80)
            #expect(!label.isEnabled)
            #expect((scene.view(named: "image") as? UIImageView)?.image != nil)
            let button = try #require(scene.view(named: "button") as? UIButton)
            #expect(button.buttonType == .custom)
            #expect(button.title(for: .normal) == "B")
            #expect(button.titleColor(for: .normal) == .red)
            #expect(button.image(for: .normal) != nil)
            #expect(button.backgroundImage(for: .normal) != nil)
            #expect(button.state == [.disabled, .selected, .highlighted])
            #expect(button.contentHorizontalAlignment == .leading)
            #expect(button.contentVerticalAlignment == .bottom)
            #expect(button.contentEdgeInsets.top == 1)
            #expect(button.titleEdgeInsets.top == 2)
            #expect(button.imageEdgeInsets.top == 3)
            #expect(button.titleLabel?.font == .systemFont(ofSize: 11))
            #expect(button.titleLabel?.numberOfLines == 2)
            #expect((scene.view(named: "system") as? UIButton)?.buttonType == .system)
            let stack = try #require(scene.view(named: "stack") as? UIStackView)
            #expect(stack.axis == .vertical)
            #expect(stack.distribution == .equalSpacing)
            #expect(stack.alignment == .trailing)
            #expect(stack.spacing == 5)
            #expect(stack.isBaselineRelativeArrangement)
            #expect(stack.isLayoutMarginsRelativeArrangement)
            #expect(stack.arrangedSubviews.map(\.accessibilityIdentifier) == ["one", "two"])
            #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 20)
        }
    }

    @Test("A scroll view's content may be sized by equations with its guides")
    func scrollView() throws {
        try SceneText.withScene(
            """
            { root: { subviews: [ { id: 'scroll', class: 'UIScrollView', frame: [0, 0, 300, 200], contentInset: [1, 2, 3, 4],
                contentInsetAdjustmentBehavior: 'never', isScrollEnabled: false, alwaysBounceVertical: true,
                subviews: [ { id: 'page' } ] } ] },
              constraints: [ 'page.top == scroll.content.top', 'page.leading == scroll.content.leading',
                'page.bottom == scroll.content.bottom', 'page.trailing == scroll.content.trailing',
                'page.width == scroll.frame.width', 'page.height == 900' ] }
            """
        ) { scene in
            let scroll = try #require(scene.view(named: "scroll") as? UIScrollView)
            #expect(scroll.contentSize == CGSize(width: 300, height: 900))
            #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            #expect(scroll.contentInsetAdjustmentBehavior == .never)
            #expect(!scroll.isScrollEnabled)
            #expect(scroll.alwaysBounceVertical)
        }
    }

    @Test("A table shows the cells of its sections")
    func tableView() throws {
        try SceneText.withScene(
            """
            { size: [320, 400], root: { subviews: [ { id: 'table', class: 'UITableView', style: 'grouped',
                frame: [0, 0, 320, 400], rowHeight: 45, separatorStyle: 'none', separatorInset: 5, separatorColor: 'red',
                sections: [
                  { header: 'First', cells: [
                    { id: 'plain', class: 'UITableViewCell', textLabel: { text: 'One' }, imageView: { tintColor: 'red' },
                      accessoryType: 'checkmark', selectionStyle: 'none', separatorInset: 3, isSelected: true } ] },
                  { footer: 'Last', cells: [
                    { id: 'sub', class: 'UITableViewCell', style: 'subtitle', textLabel: { text: 'Two' },
                      detailTextLabel: { text: 'Three', font: { size: 11 } } },
                    { id: 'own', class: 'UITableViewCell', contentView: { id: 'content', subviews: [ { id: 'dot' } ],
                      constraints: [ 'dot.leading == content.leading + 16', 'dot.centerY == content.centerY',
                        'dot.width == 16', 'dot.height == 16' ] } } ] } ] } ] } }
            """
        ) { scene in
            let table = try #require(scene.view(named: "table") as? UITableView)
            #expect(table.style == .grouped)
            #expect(table.separatorStyle == .none)
            #expect(table.separatorColor == .red)
            #expect(table.numberOfSections == 2)
            #expect(table.visibleCells.map(\.accessibilityIdentifier) == ["plain", "sub", "own"])
            let plain = try #require(scene.view(named: "plain") as? UITableViewCell)
            #expect(plain.textLabel?.text == "One")
            #expect(plain.imageView?.tintColor == .red)
            #expect(plain.accessoryType == .checkmark)
            #expect(plain.selectionStyle == .none)
            #expect(plain.separatorInset.left == 3)
            #expect(plain.bounds.size == CGSize(width: 320, height: 45))
            let subtitle = try #require(scene.view(named: "sub") as? UITableViewCell)
            #expect(subtitle.detailTextLabel?.text == "Three")
            #expect(subtitle.detailTextLabel?.font == .systemFont(ofSize: 11))
            // Centred in 45 points: (45 − 16) / 2.
            #expect(scene.view(named: "dot")?.frame == CGRect(x: 16, y: 14.5, width: 16, height: 16))
            #expect(scene.view(named: "content")?.translatesAutoresizingMaskIntoConstraints == true)
        }
    }
}
