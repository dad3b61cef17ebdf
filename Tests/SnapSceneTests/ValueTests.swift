import Foundation
import Testing
import UIKit

@testable import SnapScene

@MainActor
@Suite("Values in scenes")
struct ValueTests {
    private let context = SceneContext(
        folder: SceneText.fixtures, traits: DeviceModel.iPhone8.device().traits, language: "zh-Hant-TW")

    private func read<Value>(_ form: ValueForm<Value>, _ text: String) throws -> Value {
        try form.read(SceneValue(decoding: SourceText(file: "a", bytes: Array(text.utf8))), context)
    }

    @Test("Colors are written by name, in hexadecimal, with another alpha, or one for each appearance")
    func colors() throws {
        #expect(try read(.color, "'darkGray'") == .darkGray)
        #expect(try read(.color, "'systemBackground'") == .systemBackground)
        #expect(try read(.color, "'#FF0000'") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try read(.color, "'#0033ff80'") == UIColor(red: 0, green: 0.2, blue: 1, alpha: 128.0 / 255))
        #expect(try read(.color, "{ name: 'black', alpha: 0.75 }") == UIColor.black.withAlphaComponent(0.75))
        #expect(try read(.color, "{ name: '#FF0000' }") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let dynamic = try read(.color, "{ light: 'white', dark: { name: 'black', alpha: 0.5 } }")
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .white)
        #expect(dynamic.resolvedColor(with: dark) == UIColor.black.withAlphaComponent(0.5))
    }

    @Test("Fonts are written by style, by size and weight, or by name")
    func fonts() throws {
        #expect(try read(.font, "{ style: 'headline' }") == .preferredFont(forTextStyle: .headline))
        #expect(try read(.font, "{ size: 18, weight: 'bold' }") == .systemFont(ofSize: 18, weight: .bold))
        #expect(try read(.font, "{ size: 12 }") == .systemFont(ofSize: 12))
        #expect(try read(.font, "{ size: 12, italic: true }") == .italicSystemFont(ofSize: 12))
        #expect(try read(.font, "{ name: 'Georgia', size: 20 }") == UIFont(name: "Georgia", size: 20))
    }

    @Test("A style's font follows the scene's content size")
    func styleSize() throws {
        let large = SceneContext(
            folder: SceneText.fixtures,
            traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), language: nil)
        let value = try SceneValue(decoding: SourceText(file: "a", bytes: Array("{ style: 'body' }".utf8)))
        // Human Interface Guidelines, Typography: Body is 17 points at Large, 53 at AX5.
        #expect(try read(.font, "{ style: 'body' }").pointSize == 17)
        #expect(try ValueForm<UIFont>.font.read(value, large).pointSize == 53)
    }

    @Test("Insets are one number, a list, or an object whose missing sides are 0")
    func insets() throws {
        #expect(try read(.insets, "8") == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(try read(.insets, "[1, 2, 3, 4]") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(try read(.insets, "{ left: 2, bottom: -3 }") == UIEdgeInsets(top: 0, left: 2, bottom: -3, right: 0))
        #expect(
            try read(.directionalInsets, "[1, 2, 3, 4]")
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(
            try read(.directionalInsets, "{ trailing: 4 }")
                == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4))
    }

    @Test("Sizes and rectangles are lists or objects")
    func geometry() throws {
        #expect(try read(.size, "[240, 135]") == CGSize(width: 240, height: 135))
        #expect(try read(.size, "{ height: 135, width: 240 }") == CGSize(width: 240, height: 135))
        #expect(try read(.offset, "[0, -3]") == CGSize(width: 0, height: -3))
        #expect(try read(.rect, "[1, 2, 3, 4]") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(try read(.rect, "{ x: 1, y: 2, width: 3, height: 4 }") == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Priorities are numbers or UIKit's names, for both axes or each")
    func priorities() throws {
        #expect(try read(.priority, "251") == UILayoutPriority(251))
        #expect(try read(.priority, "'defaultHigh'") == .defaultHigh)
        let both = try read(.axisPriorities, "1")
        #expect(both.horizontal == UILayoutPriority(1))
        #expect(both.vertical == UILayoutPriority(1))
        let one = try read(.axisPriorities, "{ vertical: 'required' }")
        #expect(one.horizontal == nil)
        #expect(one.vertical == .required)
    }

    @Test("A text in several languages gives the scene's, without its region where need be, else the first")
    func texts() throws {
        #expect(try read(.text, "'OK'") == "OK")
        #expect(try read(.text, "{ en: 'OK', 'zh-Hant-TW': '好' }") == "好")
        #expect(try read(.text, "{ en: 'OK', zh: '确定' }") == "确定")
        #expect(try read(.text, "{ tr: 'Tamam', en: 'OK' }") == "Tamam")
    }

    @Test("Options are lists of names")
    func options() throws {
        #expect(
            try read(.autoresizingMask, "['flexibleWidth', 'flexibleTopMargin']") == [
                .flexibleWidth, .flexibleTopMargin,
            ])
        #expect(try read(.autoresizingMask, "[]") == [])
    }

    @Test("A symbol takes size, weight and scale, and may be a template or not")
    func symbols() throws {
        let plain = try read(.image, "{ systemName: 'trash' }")
        let large = try read(.image, "{ systemName: 'trash', pointSize: 34, renderingMode: 'alwaysOriginal' }")
        #expect(large.size.height > plain.size.height * 1.9)
        #expect(large.renderingMode == .alwaysOriginal)
    }
}
