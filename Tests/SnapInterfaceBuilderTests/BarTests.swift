import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// The bars that a canvas shows round a scene. Heights as stored for bars: 44, 96 with a large title, 49 for tabs.
@MainActor
struct BarTests {
    private static func storyboard(
        _ controller: String, root: CGRect = CGRect(x: 0, y: 0, width: 375, height: 667), attributes: String = "",
        container: String = "", device: String = "retina4_7"
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch">
            <device id="\(device)" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="s"><objects>
                    <viewController id="screen" \(attributes)>
                        <view key="view" id="root">
                            <rect key="frame" x="\(root.minX)" y="\(root.minY)" width="\(root.width)" height="\(root.height)"/>
                        </view>
                        \(controller)
                    </viewController>
                </objects></scene>
                \(container)
            </scenes>
        </document>
        """
    }

    private static func canvas(_ text: String) throws -> UIView {
        try keepingScreen {
            let file = try Documents.file(text, name: "Main.storyboard")
            let built = file.makeScene(try #require(file.scenes.first), showsBars: true)
            built.canvas.layoutIfNeeded()
            return built.canvas
        }
    }

    private static func bar<Bar: UIView>(_ type: Bar.Type, in canvas: UIView) -> Bar? {
        canvas.subviews.lazy.compactMap { $0 as? Bar }.first
    }

    @Test func `a simulated navigation bar shows the scene's item below the status bar`() throws {
        let canvas = try Self.canvas(
            Self.storyboard(
                #"""
                <navigationItem key="navigationItem" title="Settings">
                    <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
                    <barButtonItem key="rightBarButtonItem" title="Send" id="r"/>
                </navigationItem>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
                """#))
        let bar = try #require(Self.bar(UINavigationBar.self, in: canvas))
        #expect(canvas.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        // 20 of the status bar and 44 of its own.
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 64))
        #expect(bar.topItem?.title == "Settings")
        #expect(bar.topItem?.leftBarButtonItems?.count == 1)
        #expect(bar.topItem?.rightBarButtonItem?.title == "Send")
        #expect(bar.backItem == nil)
        #expect(Self.bar(StatusBar.self, in: canvas)?.frame == CGRect(x: 0, y: 0, width: 375, height: 20))
    }

    @Test func `a prompt makes the bar higher`() throws {
        let canvas = try Self.canvas(
            Self.storyboard(
                #"""
                <navigationItem key="navigationItem" title="Settings" prompt="Choose one"/>
                <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES"/>
                """#))
        let bar = try #require(Self.bar(UINavigationBar.self, in: canvas))
        #expect(bar.frame.height == 94)
        #expect(bar.intrinsicContentSize.height == 74)
        let prompt = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Choose one" })
        #expect(prompt.frame.maxY <= 50)
        #expect(abs(prompt.center.x - 187.5) < 0.5)
    }

    @Test func `below an opaque bar the view is lower`() throws {
        let canvas = try Self.canvas(
            Self.storyboard(
                #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#,
                root: CGRect(x: 0, y: 64, width: 375, height: 603)))
        #expect(canvas.frame.size == CGSize(width: 375, height: 667))
        #expect(canvas.subviews.first?.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    }

    /// A navigation controller in a tab bar controller, whose screen pushes the scene.
    private static let containers = """
        <scene sceneID="p"><objects>
            <viewController id="first">
                <navigationItem key="navigationItem" title="Home"/>
                <connections><segue destination="screen" kind="show" id="s3"/></connections>
            </viewController>
        </objects></scene>
        <scene sceneID="n"><objects>
            <navigationController id="nav">
                <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="20" width="375" height="44"/>
                    <color key="tintColor" systemColor="systemRedColor"/>
                    <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemGreenColor"/></textAttributes>
                </navigationBar>
                <connections><segue destination="first" kind="relationship" id="s2"/></connections>
            </navigationController>
        </objects></scene>
        <scene sceneID="t"><objects>
            <tabBarController id="tabs">
                <tabBar key="tabBar" id="tb"><rect key="frame" x="0.0" y="618" width="375" height="49"/></tabBar>
                <connections><segue destination="nav" kind="relationship" id="s1"/></connections>
            </tabBarController>
        </objects></scene>
        """

    @Test func `a scene infers the bars of the containers that show it`() throws {
        let canvas = try Self.canvas(
            Self.storyboard(
                #"""
                <navigationItem key="navigationItem" title="Settings"/>
                <tabBarItem key="tabBarItem" title="Mine" id="i"/>
                """#, container: Self.containers))
        let bar = try #require(Self.bar(UINavigationBar.self, in: canvas))
        #expect(bar.frame.height == 64)
        #expect(bar.tintColor == .systemRed)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen)
        #expect(bar.backItem?.title == "Home")
        let tabs = try #require(Self.bar(UITabBar.self, in: canvas))
        #expect(tabs.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(tabs.items?.map(\.title) == ["Mine"])
    }

    @Test func `a pushed scene that hides the bottom bar has none`() throws {
        let canvas = try Self.canvas(
            Self.storyboard("", attributes: #"hidesBottomBarWhenPushed="YES""#, container: Self.containers))
        #expect(Self.bar(UITabBar.self, in: canvas) == nil)
    }

    @Test func `a simulated toolbar shows the scene's items above the home indicator`() throws {
        let canvas = try Self.canvas(
            Self.storyboard(
                #"""
                <toolbarItems>
                    <barButtonItem systemItem="flexibleSpace" id="f"/>
                    <barButtonItem title="Edit" id="e"/>
                </toolbarItems>
                <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
                """#, root: CGRect(x: 0, y: 0, width: 375, height: 812), device: "retina5_9"))
        let bar = try #require(Self.bar(UIToolbar.self, in: canvas))
        // 44 and 34 of the home indicator.
        #expect(bar.frame == CGRect(x: 0, y: 734, width: 375, height: 78))
        let button = try #require(bar.subviews.first)
        // In the middle of the 44, and 16 from the edge, on a grid of thirds.
        #expect(abs(button.frame.midY - 22) < 0.34)
        #expect(abs(button.frame.maxX - 359) < 0.34)
    }

    @Test func `a scene without bars is the view with its status bar`() throws {
        let canvas = try Self.canvas(Self.storyboard(""))
        #expect(canvas.subviews.map { "\(type(of: $0))" } == ["UIView", "StatusBar"])
        let bare = try Self.canvas(Self.storyboard(#"<nil key="simulatedStatusBarMetrics"/>"#))
        #expect(bare.subviews.map { "\(type(of: $0))" } == ["UIView"])
    }
}
