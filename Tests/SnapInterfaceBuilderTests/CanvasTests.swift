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

    struct Sized: Sendable, CustomTestStringConvertible {
        let element: String
        let inside: String
        let tools: String
        let size: CGSize
        var testDescription: String { "\(element) of \(tools)" }
    }

    /// Stored sizes of views that only their content makes as large.
    nonisolated private static let sizes = [
        Sized(
            element: #"pageControl numberOfPages="3""#, inside: "", tools: "13771", size: CGSize(width: 39, height: 37)),
        // A symbol has the size of its configuration's font: Title 2.
        Sized(
            element: #"imageView image="square.and.pencil" catalog="system""#,
            inside: """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
                <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/></preferredSymbolConfiguration>
                """, tools: "16097", size: CGSize(width: 26.5, height: 25)),
        // It is aligned with a line of its font: the frame is lower than a fixed height of 18.
        Sized(
            element: #"imageView image="nosign" catalog="system""#,
            inside: #"<constraints><constraint firstAttribute="height" constant="18" id="h"/></constraints>"#,
            tools: "20037", size: CGSize(width: 19.5, height: 17)),
        Sized(
            element: #"button buttonType="infoLight""#,
            inside: #"<buttonConfiguration key="configuration" style="plain"/>"#, tools: "24128",
            size: CGSize(width: 50, height: 34)),
        Sized(
            element: #"label text="Relay:""#,
            inside: #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#, tools: "24128",
            size: CGSize(width: 34.5, height: 15)),
        Sized(
            element: #"label text="Relay:""#,
            inside: #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#, tools: "22505",
            size: CGSize(width: 34.5, height: 14.5)),
    ]

    @Test(arguments: sizes)
    func `content has the size of its Xcode's canvas`(_ each: Sized) throws {
        let tag = each.element.prefix { $0 != " " }
        let text = Documents.xib(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <\(each.element) translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>\(each.inside)
                    </\(tag)>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                </constraints>
            </view>
            """, tools: each.tools)
        #expect(try Documents.laidOut(text).view("a")?.frame.size == each.size)
    }

    @Test func `an empty view in a stack view can be seen, one with views in it is as large as they are`() throws {
        let text = Documents.xib(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                        <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                        <subviews>
                            <view translatesAutoresizingMaskIntoConstraints="NO" id="empty">
                                <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
                            <view translatesAutoresizingMaskIntoConstraints="NO" id="full">
                                <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                                <subviews>\(Self.box("inner", width: 30, height: 20))</subviews>
                                <constraints>
                                    <constraint firstItem="inner" firstAttribute="top" secondItem="full" secondAttribute="top" id="t"/>
                                    <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="b"/>
                                    <constraint firstItem="inner" firstAttribute="leading" secondItem="full" \
            secondAttribute="leading" id="l"/>
                                    <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="r"/>
                                </constraints>
                            </view>
                        </subviews>
                    </stackView>
                </subviews>
                <constraints>
                    <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="st"/>
                    <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="sl"/>
                </constraints>
            </view>
            """)
        let built = try Documents.laidOut(text)
        #expect(built.view("empty")?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(built.view("full")?.frame == CGRect(x: 50, y: 15, width: 30, height: 20))
    }

    @Test(arguments: [("", 108), (#"<nil key="simulatedTopBarMetrics"/>"#, 20)])
    func `a controller that simulates no bar has none to infer`(_ metrics: String, _ top: CGFloat) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch">
                <device id="retina4_7" orientation="portrait" appearance="light"/>
                <scenes>
                    <scene sceneID="n"><objects>
                        <navigationController id="nav">
                            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="64" width="375" height="44"/>
                            </navigationBar>
                            <connections><segue destination="first" kind="relationship" id="s1"/></connections>
                        </navigationController>
                    </objects></scene>
                    <scene sceneID="f"><objects>
                        <viewController id="first">\(metrics)
                            <connections><segue destination="second" kind="show" id="s2"/></connections>
                        </viewController>
                    </objects></scene>
                    <scene sceneID="s"><objects>
                        <viewController id="second">
                            <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>\(Self.box(width: 10, height: 10))</subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                <constraints>
                                    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects></scene>
                </scenes>
            </document>
            """
        #expect(try Documents.laidOut(text).view("box")?.frame.minY == top)
    }
}
