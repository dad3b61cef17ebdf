import Foundation
import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// Documents made of a few elements, on the canvas of a 375 × 667 phone at 2x.
@MainActor
enum Documents {
    /// A `.xib` with these objects.
    static func xib(_ objects: String, tools: String = "21507", attributes: String = "", rest: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
        \(objects)
            </objects>
        \(rest)
        </document>
        """
    }

    static func file(_ text: String, name: String = "Card.xib") throws -> InterfaceFile {
        try InterfaceFile(Data(text.utf8), name: name, folder: FileManager.default.temporaryDirectory)
    }

    /// The only scene of a document, laid out; the controller is kept by the result.
    static func laidOut(_ text: String, overrides: CanvasOverrides = CanvasOverrides()) throws -> BuiltInterface {
        try keepingScreen {
            try layOut(try file(text), overrides)
        }
    }

    private static func layOut(_ file: InterfaceFile, _ overrides: CanvasOverrides) throws -> BuiltInterface {
        let built = file.makeScene(try #require(file.scenes.first), overrides: overrides)
        built.root.layoutIfNeeded()
        return built
    }
}

/// Gives the other tests of the process back the screen that they expect, and keeps warnings from them.
@MainActor
func keepingScreen<Result>(_ body: () throws -> Result) rethrows -> Result {
    let device = UIScreen.main.device
    defer { UIScreen.main.device = device }
    return try RuntimeWarnings.collect(body).result
}

extension BuiltInterface {
    /// The view of an object id.
    func view(_ id: String) -> UIView? { Self.find(id, in: root) }

    private static func find(_ id: String, in view: UIView) -> UIView? {
        if view.documentIdentity?.id == id { return view }
        return view.subviews.lazy.compactMap { find(id, in: $0) }.first
    }
}
