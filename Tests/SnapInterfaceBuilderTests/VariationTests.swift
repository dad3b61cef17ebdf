import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// What a document says for some size classes only. The canvas is a phone upright: compact wide, regular high.
@MainActor
struct VariationTests {
    private static func built(_ inside: String, device: String = "retina4_7", orientation: String = "portrait") throws
        -> BuiltInterface
    {
        let text = Documents.xib(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <stackView spacing="4" id="stack"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        \(inside)
                    </stackView>
                </subviews>
            </view>
            """)
        return try Documents.laidOut(
            text.replacingOccurrences(
                of: #"<device id="retina4_7" orientation="portrait""#,
                with: #"<device id="\#(device)" orientation="\#(orientation)""#))
    }

    @Test(arguments: [
        ("widthClass=compact", 9), ("widthClass=regular", 4), ("heightClass=regular", 9), ("heightClass=compact", 4),
        ("heightClass=regular-widthClass=compact", 9), ("heightClass=compact-widthClass=compact", 4),
        ("userInterfaceIdiom=mac", 4), ("default", 9),
    ])
    func `a variation counts where all of its key is the canvas's`(_ key: String, _ spacing: CGFloat) throws {
        let built = try Self.built(#"<variation key="\#(key)" spacing="9"/>"#)
        #expect((built.view("stack") as? UIStackView)?.spacing == spacing)
    }

    @Test func `the variation with more in its key wins`() throws {
        let built = try Self.built(
            """
            <variation key="heightClass=regular-widthClass=compact" spacing="7" axis="vertical"/>
            <variation key="widthClass=compact" spacing="9" distribution="fillEqually"/>
            """)
        let stack = try #require(built.view("stack") as? UIStackView)
        #expect(stack.spacing == 7)
        #expect(stack.axis == .vertical)
        #expect(stack.distribution == .fillEqually)
    }

    @Test func `a variation changes any attribute, and takes a colour away`() throws {
        let built = try Self.built(
            #"<variation key="widthClass=compact" hidden="YES" alpha="0.5"><nil key="backgroundColor"/></variation>"#)
        let stack = try #require(built.view("stack"))
        #expect(stack.isHidden)
        #expect(stack.alpha == 0.5)
        #expect(stack.backgroundColor == nil)
    }

    /// Sources of the size classes: Apple, Human Interface Guidelines, *Layout*.
    @Test(arguments: [
        ("retina4_7", "landscape", "heightClass=compact-widthClass=compact"),
        ("retina5_5", "landscape", "heightClass=compact-widthClass=regular"),
        ("ipad9_7", "portrait", "heightClass=regular-widthClass=regular"),
        ("ipad9_7", "portrait", "userInterfaceIdiom=pad"),
    ])
    func `the size classes are those of the device and its orientation`(
        _ device: String, _ orientation: String, _ key: String
    ) throws {
        let built = try Self.built(
            #"<variation key="\#(key)" spacing="9"/>"#, device: device, orientation: orientation)
        #expect((built.view("stack") as? UIStackView)?.spacing == 9)
    }
}
