import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// What a document's canvas adds: safe areas, cells' margins, fonts and sizes of the Xcode that saved it. Expected values are stored frames of
/// public documents, reduced to the rule.
@MainActor
struct CanvasTests {
    private static func box(_ id: String = "box", width: CGFloat? = nil, height: CGFloat? = nil) -> String {
        let lengths = [("width", width), ("height", height)].compactMap { name, length in
            length.map { #"<constraint firstAttribute="\#(name)" constant="\#($0)" id="\#(id)-\#(name)"/>"# }
        }
        return """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="3" y="5" width="7" height="9"/>
                <constraints>\(lengths.joined())</constraints>
            </view>
            """
    }

    /// A view without a controller, with a box at the top of its safe area.
    private static func loose(_ size: CGSize, tools: String) -> String {
        Documents.xib(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
                <subviews>\(box(width: 10, height: 10))</subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
                </constraints>
            </view>
            """, tools: tools)
    }

    @Test(arguments: [
        (CGSize(width: 375, height: 667), "14113", 20), (CGSize(width: 295, height: 496), "14113", 20),
        (CGSize(width: 477, height: 351), "14113", 0), (CGSize(width: 375, height: 55), "14113", 0),
        (CGSize(width: 465, height: 154), "22505", 20),
    ])
    func `a view without a controller has the status bar's safe area, but not on its side before Xcode 12`(
        _ size: CGSize, _ tools: String, _ top: CGFloat
    ) throws {
        #expect(try Documents.laidOut(Self.loose(size, tools: tools)).view("box")?.frame.minY == top)
    }

    /// A cell alone in its document, with a box at the start and the top of its content's margins.
    private static func cell(tools: String, width: CGFloat = 375, content: String = "", margins: String = "") -> String
    {
        Documents.xib(
            """
            <tableViewCell id="cell">
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
                <tableViewCellContentView key="contentView" \(content) tableViewCell="cell" id="content">
                    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
                    <subviews>\(box(width: 10, height: 10))</subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="t"/>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="content" \
            secondAttribute="leadingMargin" id="l"/>
                    </constraints>
                    \(margins)
                </tableViewCellContentView>
            </tableViewCell>
            """, tools: tools)
    }

    @Test(arguments: [("14460", 16), ("14854", 15), ("16097", 15), ("17156", 16)])
    func `a cell outside a table has the side margins of its Xcode`(_ tools: String, _ side: CGFloat) throws {
        let box = try #require(try Documents.laidOut(Self.cell(tools: tools)).view("box"))
        #expect(box.frame.origin == CGPoint(x: side, y: 11))
    }

    @Test func `content that preserves its superview's margins has at least the cell's`() throws {
        let text = Self.cell(
            tools: "14810", width: 600, content: #"preservesSuperviewLayoutMargins="YES""#,
            margins: #"<edgeInsets key="layoutMargins" top="8" left="18" bottom="8" right="8"/>"#)
        let box = try #require(try Documents.laidOut(text).view("box"))
        #expect(box.frame.origin == CGPoint(x: 18, y: 11))
    }

    private static func label(tools: String) -> String {
        Documents.xib(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label text="Settings" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                </constraints>
            </view>
            """, tools: tools)
    }

    /// Widths of the reference reader of the measured profile, in the regimes of iOS 14 and 13.
    @Test(arguments: [("17156", 63), ("16097", 63.5)])
    func `text is as wide as in the system font of the document's Xcode`(_ tools: String, _ width: CGFloat) throws {
        #expect(try Documents.laidOut(Self.label(tools: tools)).view("a")?.frame.width == width)
    }

    @Test func `a view that no constraint ties keeps the frame that is stored`() throws {
        // The box is tied by what is inside it only, which says nothing of its own place.
        let text = Documents.xib(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="30" y="50" width="70" height="90"/>
                        <subviews>\(Self.box("inner"))</subviews>
                        <constraints>
                            <constraint firstItem="inner" firstAttribute="top" secondItem="box" secondAttribute="top" id="t"/>
                            <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="b"/>
                            <constraint firstItem="inner" firstAttribute="leading" secondItem="box" secondAttribute="leading" \
            constant="2" id="l"/>
                            <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="r"/>
                        </constraints>
                    </view>
                </subviews>
            </view>
            """)
        let built = try Documents.laidOut(text)
        #expect(built.view("box")?.frame == CGRect(x: 30, y: 50, width: 70, height: 90))
        #expect(built.view("inner")?.frame == CGRect(x: 2, y: 0, width: 68, height: 90))
    }
}
