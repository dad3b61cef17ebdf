import Foundation
import Testing

@testable import SnapScene

@MainActor
@Suite("Mistakes in scenes")
struct SceneErrorTests {
    /// Keys and values; what is said after the file's name.
    nonisolated static let cases: [(String, String)] = [
        ("{}", "1:1: a scene needs the key \"root\""),
        ("[]", "1:1: expected an object, found a list of 0"),
        ("{ root: {}, divice: 'iPhone8' }", "1:13: divice: a scene has no key \"divice\": did you mean \"device\"?"),
        (
            "{ root: {}, device: 'iPhone31' }",
            "1:21: device: there is no device \"iPhone31\": did you mean \"iPhone11\"?"
        ),
        (
            "{ root: {}, scale: 0 }",
            "1:20: scale: expected a number of pixels per point from 1 to 4, found the number 0"
        ),
        (
            "{ root: {}, appearance: 'darkish' }",
            "1:25: appearance: there is no appearance \"darkish\": known are light, dark"
        ),
        ("{ root: 'x' }", "1:9: root: expected a view, as in { class: \"UILabel\" }, found the string \"x\""),
        (
            "{ root: { class: 'UILable' } }",
            "1:18: root.class: there is no class \"UILable\": did you mean \"UILabel\"?"
        ),
        (
            "{ root: { subviews: [\n  { class: 'UILabel',\n    txet: 'x' } ] } }",
            "3:5: root.subviews[0].txet: UILabel has no key \"txet\": did you mean \"text\"?"
        ),
        (
            "{ root: { subviews: [ { text: 'x' } ] } }",
            "1:25: root.subviews[0].text: UIView has no key \"text\": UILabel has it, with class: \"UILabel\""
        ),
        ("{ root: { isHidden: 1 } }", "1:21: root.isHidden: expected true or false, found the number 1"),
        ("{ root: { alpha: 1.5 } }", "1:18: root.alpha: expected a number from 0 to 1, found the number 1.5"),
        (
            "{ root: { tag: 1.5 } }",
            "1:16: root.tag: expected a whole number from -1000000 to 1000000, found the number 1.5"
        ),
        (
            "{ root: { tag: NaN } }",
            "1:16: root.tag: expected a whole number from -1000000 to 1000000, found the number nan"
        ),
        ("{ root: { id: 7 } }", "1:15: root.id: expected a string, found the number 7"),
        (
            "{ root: { id: 'ok-button' } }",
            "1:15: root.id: \"ok-button\" is no id: write a letter and then letters, digits and _; accessibilityIdentifier can be any text"
        ),
        (
            "{ root: { subviews: [ { id: 'a' },\n{ id: 'a' } ] } }",
            "2:7: root.subviews[1].id: the view on line 1 has the id \"a\" already: give each view an id of its own"
        ),
        (
            "{ root: { id: 'root', subviews: [ { id: 'root' } ] } }",
            "1:41: root.subviews[0].id: \"root\" is the root view's name: give this view another id"
        ),
        ("{ root: { subviews: {} } }", "1:21: root.subviews: expected a list of views, found an object"),
        (
            "{ root: { frame: [0, 0, 1, 1] } }",
            "1:18: root.frame: the root fills the screen or the popover: leave out its frame, and set the size of the scene or the contentSize of the popover"
        ),
        (
            "{ root: { subviews: [ { frame: [1, 2] } ] } }",
            "1:32: root.subviews[0].frame: expected a list [x, y, width, height], or an object with these keys, found a list of 2"
        ),
        (
            "{ root: { subviews: [ { frame: { x: 1, y: 2, width: 3 } } ] } }",
            "1:32: root.subviews[0].frame: an object of x, y, width, height needs the key \"height\""
        ),
        (
            "{ root: { layoutMargins: { up: 1 } } }",
            "1:28: root.layoutMargins.up: an object of top, left, bottom, right has no key \"up\": known are top, left, bottom, right"
        ),
        (
            "{ root: { backgroundColor: 'wite' } }",
            "1:28: root.backgroundColor: there is no color \"wite\": did you mean \"white\"?"
        ),
        (
            "{ root: { backgroundColor: '#12345' } }",
            "1:28: root.backgroundColor: \"#12345\" is no color: write # and 6 or 8 hexadecimal digits, as in #FF9500 or #FF950080"
        ),
        (
            "{ root: { backgroundColor: 3 } }",
            "1:28: root.backgroundColor: expected a color: a name, \"#RRGGBB\", { name, alpha } or { light, dark }, found the number 3"
        ),
        (
            "{ root: { backgroundColor: { light: 'white' } } }",
            "1:28: root.backgroundColor: these keys make no color: write { name: \"black\", alpha: 0.5 } or { light: \"white\", dark: \"#1C1C1E\" }"
        ),
        (
            "{ root: { class: 'UILabel', font: { style: 'headlin' } } }",
            "1:44: root.font.style: there is no text style \"headlin\": did you mean \"headline\"?"
        ),
        (
            "{ root: { class: 'UILabel', font: { weight: 'bold' } } }",
            "1:35: root.font: these keys make no font: write { style: \"headline\" }, { size: 17, weight: \"bold\" } or { name: \"Georgia\", size: 17 }"
        ),
        (
            "{ root: { class: 'UILabel', font: { name: 'Comic Sans', size: 12 } } }",
            "1:43: root.font.name: no font of iOS is named \"Comic Sans\": check the name, or leave it out for the system font"
        ),
        (
            "{ root: { layer: { cornerRadius: -1 } } }",
            "1:34: root.layer.cornerRadius: expected a number from 0 to 1000000, found the number -1"
        ),
        (
            "{ root: { layer: { maskedCorners: ['top'] } } }",
            "1:36: root.layer.maskedCorners[0]: there is no corner \"top\": known are layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner"
        ),
        (
            "{ root: { class: 'UIImageView', image: { systemName: 'trahs' } } }",
            "1:54: root.image.systemName: no icon stands for the symbol \"trahs\": it is drawn as a crossed box; did you mean \"trash\"?"
        ),
        (
            "{ root: { class: 'UIImageView', image: { file: 'none.png' } } }",
            "1:48: root.image.file: there is no picture none.png: paths start at the scene file's folder"
        ),
        (
            "{ root: { class: 'UIImageView', image: { file: 'scene.schema.json' } } }",
            "1:48: root.image.file: scene.schema.json cannot be shown: not a PNG file (it begins with 7B 0A 20 20 22 24 73 63): give a PNG file, or record the picture again"
        ),
        (
            "{ root: { class: 'UIImageView', image: { file: '.' } } }",
            "1:48: root.image.file: the picture . cannot be read: it is a folder"
        ),
        (
            "{ root: { class: 'UIImageView', image: { file: '/dev/zero' } } }",
            "1:48: root.image.file: the picture /dev/zero cannot be read: it is no regular file, but a pipe or a device"
        ),
        (
            "{ root: { class: 'UIImageView', image: { file: '/proc/self/status' } } }",
            "1:48: root.image.file: the picture /proc/self/status cannot be read: it is empty"
        ),
        (
            "{ root: { id: 'a' }, present: { popover: { contents: '..', source: 'a' } } }",
            "1:54: present.popover.contents: the scene file .. cannot be read: it is a folder"
        ),
        (
            "{ root: {}, size: [99999, 99999] }",
            "1:20: size[0]: expected a number of points from 1 to 16384, found the number 99999"
        ),
        (
            "{ root: {}, size: { width: 375, height: 0 } }",
            "1:41: size.height: expected a number of points from 1 to 16384, found the number 0"
        ),
        (
            "{ root: {}, size: [9000, 20], scale: 3 }",
            "1:19: size: 9000 × 20 points at 3 pixels per point make a picture of 27000 × 60 pixels, and a side may have from 1 to 16384, and the whole 67108864: change size or scale"
        ),
        (
            "{ root: {}, locale: '../../etc' }",
            "1:21: locale: \"../../etc\" is no name of a language: write a BCP 47 tag, as in tr, pt-BR or zh-Hant"
        ),
        (
            "{ root: {}, locale: 'qqq!!' }",
            "1:21: locale: \"qqq!!\" is no name of a language: write a BCP 47 tag, as in tr, pt-BR or zh-Hant"
        ),
        (
            "{ root: {}, locale: '' }",
            "1:21: locale: the language has no name: write a BCP 47 tag, as in tr, pt-BR or zh-Hant"
        ),
        (
            "{ root: {}, locale: 'qqq' }",
            "1:21: locale: there is no language \"qqq\": write a BCP 47 tag, as in tr, pt-BR or zh-Hant"
        ),
        (
            "{ root: {}, constraints: [ 'root.width == -50' ] }",
            "1:29: constraints[0]: in \"root.width == -50\": width can be no less than 0, and -50 is required"
        ),
        (
            "{ root: { contentHuggingPriority: 1001 } }",
            "1:35: root.contentHuggingPriority: expected a priority from 1 to 1000, or its name, found the number 1001"
        ),
        (
            "{ root: { class: 'UIStackView', arrangedSubviews: [ { id: 'title' } ], customSpacing: { titel: 3 } } }",
            "1:89: root.customSpacing.titel: there is no arranged view \"titel\": did you mean \"title\"?"
        ),
        (
            "{ root: { class: 'UIButton', buttonType: 'sytem' } }",
            "1:42: root.buttonType: there is no button type \"sytem\": did you mean \"system\"?"
        ),
        (
            "{ root: { class: 'UILabel', text: {} } }",
            "1:35: root.text: expected at least one language, as in { en: \"OK\" }, found none"
        ),
        ("{ root: {}, constraints: 'x' }", "1:26: constraints: expected a list of equations, found the string \"x\""),
        (
            "{ root: { subviews: [ { id: 'card' } ] }, constraints: [\n  'card.widht == 3' ] }",
            "2:9: constraints[0]: in \"card.widht == 3\": there is no attribute widht: did you mean width?"
        ),
        (
            "{ root: { subviews: [ { id: 'card' } ] }, constraints: [\n  'card.width == crad.width' ] }",
            "2:18: constraints[0]: in \"card.width == crad.width\": no view has the id crad: did you mean card?"
        ),
        (
            "{ root: { subviews: [ { id: 'a' } ] }, constraints: [ 'a.width == \\u0061.top' ] }",
            "1:55: constraints[0]: in \"a.width == a.top\": width is a size, top is a place from top to bottom"
        ),
        (
            "{ root: {}, constraints: [ 'root.content.top == root.top' ] }",
            "1:29: constraints[0]: in \"root.content.top == root.top\": only a scroll view has this guide, and root is none"
        ),
        (
            "{ root: {}, constraints: [ 'root.width == 1000000 * 2' ] }",
            "1:29: constraints[0]: in \"root.width == 1000000 * 2\": the numbers come to 2000000 points"
        ),
        (
            "{ root: { class: 'UITableView', sections: [ { cells: [ {} ] } ] } }",
            "1:56: root.sections[0].cells[0]: a row is a cell: write class: \"UITableViewCell\""
        ),
        (
            "{ root: { class: 'UITableViewCell', detailTextLabel: { text: 'x' } } }",
            "1:54: root.detailTextLabel: a cell of this style has no detailTextLabel: set style: \"subtitle\" or \"value1\""
        ),
        ("{ root: {}, present: {} }", "1:22: present: a presentation needs the key \"popover\""),
        (
            "{ root: {}, present: { popover: { contents: {}, source: 'ok' } } }",
            "1:57: present.popover.source: there is no view with the id \"ok\": none is known here"
        ),
        (
            "{ root: { id: 'a' }, present: { popover: { contents: 'none.scene.json5', source: 'a' } } }",
            "1:54: present.popover.contents: there is no scene file none.scene.json5: paths start at the scene file's folder"
        ),
    ]

    @Test("Each one is named with its place and what to do", arguments: cases)
    func refuses(text: String, message: String) {
        #expect(SceneText.failure(text) == "a.scene.json5:\(message)")
    }

    @Test("A long equation, name or key is cut short in the message")
    func clipped() throws {
        let long = String(repeating: "x", count: 5000)
        for text in [
            "{ root: {}, constraints: [ 'root.width == \(long)' ] }", "{ root: { backgroundColor: '\(long)' } }",
            "{ root: { \(long): 1 } }", "{ root: { text: \(long) } }",
        ] {
            let message = try #require(SceneText.failure(text))
            #expect(message.utf8.count < 2500, "\(message)")
        }
    }

    /// Letter by letter, the distance to every colour of UIKit would take minutes.
    @Test("A name of a million letters is refused at once")
    func longName() throws {
        let start = ContinuousClock.now
        let message = SceneText.failure(
            "{ root: { backgroundColor: '\(String(repeating: "a", count: 1_000_000))' } }")
        #expect(message?.contains("there is no color \"aaaa") == true)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test("What a command line says in place of the file is checked, too")
    func overrides() throws {
        let file = try SceneText.file("{ size: [9000, 20], root: {} }")
        let cases: [(SceneOverrides, String)] = [
            (
                SceneOverrides(locale: "qqq!!"),
                "a.scene.json5: the locale given in place of the file's: \"qqq!!\" is no name of a language: write a BCP 47 tag, as in tr, pt-BR or zh-Hant"
            ),
            (
                SceneOverrides(scale: 2),
                "a.scene.json5:1:9: size: 9000 × 20 points at 2 pixels per point make a picture of 18000 × 40 pixels, and a side may have from 1 to 16384, and the whole 67108864: change size or scale"
            ),
            (
                // Either side would be possible.
                SceneOverrides(size: CGSize(width: 8192, height: 8192)),
                "a.scene.json5: the size given in place of the file's: 8192 × 8192 points at 2 pixels per point make a picture of 16384 × 16384 pixels, and a side may have from 1 to 16384, and the whole 67108864: change size or scale"
            ),
            (
                SceneOverrides(size: CGSize(width: 16_384, height: 20)),
                "a.scene.json5: the size given in place of the file's: 16384 × 20 points at 2 pixels per point make a picture of 32768 × 40 pixels, and a side may have from 1 to 16384, and the whole 67108864: change size or scale"
            ),
        ]
        for (overrides, message) in cases {
            let error = #expect(throws: SceneError.self) { try file.makeScene(overrides: overrides).close() }
            #expect(error?.description == message)
        }
    }
}
