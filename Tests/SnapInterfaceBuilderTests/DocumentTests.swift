import Foundation
import Testing
import UIKit

@testable import SnapInterfaceBuilder

@MainActor
struct DocumentTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let message: String
        var testDescription: String { message }
    }

    nonisolated private static let cases = [
        Case(
            text: "<plist/>",
            message: "Card.xib: this is no Interface Builder document: its root is <plist>, not <document>"),
        Case(
            text: #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#,
            message: "Card.xib: this document has the format of Xcode 4 and before: open and save it in a later Xcode"),
        Case(
            text: #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
            message: "Card.xib: this document is for watchKit: only those for iOS (iOS.CocoaTouch) can be shown"),
        Case(
            text: #"<document targetRuntime="MacOSX.Cocoa"/>"#,
            message: "Card.xib: this document is for MacOSX.Cocoa: only those for iOS (iOS.CocoaTouch) can be shown"),
    ]

    @Test(arguments: cases)
    func `a file that is no document for iOS is refused`(_ each: Case) {
        let error = #expect(throws: InterfaceError.self) { try Documents.file(each.text) }
        #expect(error?.description == each.message)
    }

    @Test func `a file that is no XML is refused with its line`() throws {
        let error = #expect(throws: InterfaceError.self) { try Documents.file("<document>\n<objects>\n</document>") }
        guard case .notXML(let file, let line, _) = try #require(error) else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(file == "Card.xib")
        #expect(line == 3)
    }

    @Test func `a storyboard has a scene for each controller with a view, found by name and id`() throws {
        func scene(_ id: String, _ controller: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)" \(controller)>
                <view key="view" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            </viewController></objects></scene>
            """
        }
        let text = """
            <document targetRuntime="iOS.CocoaTouch"><scenes>
            \(scene("a", #"storyboardIdentifier="Login""#))\(scene("b", #"customClass="Menu""#))\(scene("c", #"customClass="Menu""#))
            <scene sceneID="n"><objects><navigationController id="n"/></objects></scene>
            </scenes></document>
            """
        let file = try Documents.file(text, name: "Main.storyboard")
        #expect(file.scenes.map(\.name) == ["Login", "Menu b", "Menu c"])
        for name in ["Menu b", "b", "vb", "sb"] { #expect(try file.scene(named: name).name == "Menu b") }
        let error = #expect(throws: InterfaceError.self) { try file.scene(named: "Log") }
        #expect(
            error?.description == "Main.storyboard: no scene is named \"Log\"; there are: Login, Menu b, Menu c")
    }

    @Test func `a scene in a navigation controller keeps clear of its bar`() throws {
        let text = """
            <document targetRuntime="iOS.CocoaTouch" toolsVersion="21507"><device id="retina4_7"/><scenes>
            <scene sceneID="n"><objects><navigationController id="n">
                <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar>
                <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="x"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="a"><objects><viewController id="a">
                <view key="view" id="va"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
                <connections><segue destination="b" kind="show" id="y"/></connections>
            </viewController></objects></scene>
            <scene sceneID="b"><objects><viewController id="b">
                <view key="view" id="vb"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
                <connections><segue destination="c" kind="presentation" id="z"/></connections>
            </viewController></objects></scene>
            <scene sceneID="c"><objects><viewController id="c">
                <view key="view" id="vc"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            </viewController></objects></scene>
            </scenes></document>
            """
        let file = try Documents.file(text, name: "Main.storyboard")
        let tops = keepingScreen { file.scenes.map { file.makeScene($0).root.safeAreaInsets.top } }
        #expect(tops == [64, 64, 20])
    }
}
