import Foundation
import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// The screens of Xcode's canvas. Sizes and scales: Apple, Human Interface Guidelines; safe areas as measured in documents.
@MainActor
struct DeviceTests {
    struct Screen: Sendable, CustomTestStringConvertible {
        let device: String
        let size: CGSize
        let scale: CGFloat
        let top: CGFloat
        let bottom: CGFloat
        var testDescription: String { device }

        init(_ device: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat)
        {
            self.device = device
            size = CGSize(width: width, height: height)
            self.scale = scale
            self.top = top
            self.bottom = bottom
        }
    }

    private static func document(_ device: String, tools: String = "21507") throws -> InterfaceElement {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
            targetRuntime="iOS.CocoaTouch">\(device)<scenes><scene><objects><viewController id="c">
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/></view>
            </viewController></objects></scene></scenes></document>
            """
        return try InterfaceParser.parse(Data(text.utf8), file: "Main.storyboard")
    }

    nonisolated private static let screens = [
        Screen("retina3_5", 320, 480, 2, 20, 0), Screen("retina4_0", 320, 568, 2, 0, 0),
        Screen("retina4_7", 375, 667, 2, 20, 0), Screen("retina5_5", 414, 736, 3, 20, 0),
        Screen("retina5_9", 375, 812, 3, 44, 34), Screen("retina6_1", 414, 896, 2, 44, 34),
        Screen("retina6_5", 414, 896, 3, 44, 34), Screen("retina6_0", 390, 844, 3, 47, 34),
        Screen("retina6_7", 428, 926, 3, 47, 34), Screen("retina6_12", 393, 852, 3, 59, 34),
        Screen("retina6_72", 430, 932, 3, 59, 34), Screen("retina6_3", 402, 874, 3, 62, 34),
        Screen("retina6_9", 440, 956, 3, 62, 34), Screen("ipad7_9", 768, 1024, 2, 20, 0),
        Screen("ipad9_7", 768, 1024, 2, 20, 0), Screen("ipad10_2", 810, 1080, 2, 20, 0),
        Screen("ipad10_5", 834, 1112, 2, 20, 0), Screen("ipad10_9rounded", 820, 1180, 2, 24, 20),
        Screen("ipad11_0rounded", 834, 1194, 2, 24, 20), Screen("ipad12_9", 1024, 1366, 2, 20, 0),
        Screen("ipad12_9rounded", 1024, 1366, 2, 24, 20), Screen("ipad8_3rounded", 744, 1133, 2, 24, 20),
        Screen("ipad13_0rounded", 1032, 1376, 2, 24, 20),
    ]

    @Test(arguments: screens)
    func `a document's device has its screen`(_ screen: Screen) throws {
        let device = CanvasDevice.of(try Self.document(#"<device id="\#(screen.device)" orientation="portrait"/>"#))
        #expect(device.size == screen.size)
        #expect(device.scale == screen.scale)
        #expect([device.safeArea.top, device.safeArea.bottom] == [screen.top, screen.bottom])
        #expect(device.isPad == screen.device.hasPrefix("ipad"))
        #expect(device.isKnown)
    }

    @Test func `on its side a phone keeps clear of the cameras at both sides`() throws {
        let device = CanvasDevice.of(try Self.document(#"<device id="retina5_9" orientation="landscape"/>"#))
        #expect(device.size == CGSize(width: 812, height: 375))
        #expect(device.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }

    @Test func `a device that is not known is as large as the first controller's view, with a warning`() throws {
        let text = Documents.xib(
            #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>"#
        ).replacingOccurrences(of: "retina4_7", with: "retina9_9")
        let built = try Documents.laidOut(text)
        #expect(
            built.warnings == [
                "Card.xib:3: the device \"retina9_9\" is not known: its screen is taken to be 375 × 667 points at 2x"
            ])
        let device = CanvasDevice.of(try Self.document(#"<device id="ipad99"/>"#))
        #expect(device.size == CGSize(width: 600, height: 600))
        #expect(device.isPad)
    }

    @Test func `beside another app the screen is as large as the controllers' views`() throws {
        let device = CanvasDevice.of(
            try Self.document(#"<device id="ipad9_7" orientation="landscape" layout="splitview1_2"/>"#))
        #expect(device.size == CGSize(width: 600, height: 600))
        #expect(device.traits.horizontalSizeClass == .compact)
    }

    @Test func `a document from before there were devices is of any width and height`() throws {
        let device = CanvasDevice.of(try Self.document("", tools: "9059"))
        #expect(device.traits.horizontalSizeClass == .unspecified)
        #expect(device.traits.verticalSizeClass == .unspecified)
        #expect(device.size == CGSize(width: 600, height: 600))
    }
}
