import Testing
import UIKit

@testable import SnapInterfaceBuilder

@MainActor
struct ViewTests {
    private static func views(_ subviews: String, rest: String = "", tools: String = "21507") -> String {
        Documents.xib(
            """
            <view id="root" customClass="Card">
                <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                <subviews>
            \(subviews)
                </subviews>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            </view>
            """, tools: tools, rest: rest)
    }

    @Test func `a view without constraints keeps the frame that is stored`() throws {
        let built = try Documents.laidOut(
            Self.views(
                #"""
                <label text="Hello" textAlignment="center" numberOfLines="0" id="a">
                    <rect key="frame" x="10" y="20.5" width="30" height="40"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </label>
                """#))
        let label = try #require(built.view("a") as? UILabel)
        #expect(label.frame == CGRect(x: 10, y: 20.5, width: 30, height: 40))
        #expect(label.text == "Hello")
        #expect(label.textAlignment == .center)
        #expect(label.numberOfLines == 0)
        #expect(label.font == .systemFont(ofSize: 15, weight: .bold))
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(built.root.backgroundColor == .systemBackground)
        #expect(built.warnings == [])
    }

    @Test(arguments: ["nan", "inf", "1:0", ""])
    func `a number that is none is left out with a warning`(text: String) throws {
        let built = try Documents.laidOut(
            Self.views(
                """
                <stackView spacing="\(text)" id="stack">
                    <rect key="frame" x="\(text)" y="0.0" width="100" height="90"/>
                    <subviews>
                        <label text="A" id="a"/>
                        <label text="B" id="b"/>
                    </subviews>
                </stackView>
                """))
        let stack = try #require(built.view("stack") as? UIStackView)
        #expect(stack.spacing == 0)
        let expected = "spacing=\"\(text)\" of <stackView> is no number: it is left out"
        #expect(built.warnings.filter { $0.hasSuffix(expected) }.count == 1, "\(built.warnings)")
    }

    @Test func `a stack view with margins of its own keeps within them`() throws {
        let built = try Documents.laidOut(
            Self.views(
                #"""
                <stackView axis="vertical" alignment="top" spacing="4" insetsLayoutMarginsFromSafeArea="NO" id="stack">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="90"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="one">
                            <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="30" id="w"/>
                                <constraint firstAttribute="height" constant="20" id="h"/>
                            </constraints>
                        </view>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="two">
                            <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>
                            <constraints><constraint firstAttribute="width" constant="50" id="v"/></constraints>
                        </view>
                    </subviews>
                    <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/>
                </stackView>
                """#))
        #expect(built.view("one")?.frame == CGRect(x: 6, y: 5, width: 30, height: 20))
        #expect(built.view("two")?.frame == CGRect(x: 6, y: 29, width: 50, height: 54))
    }

    @Test func `an arranged view that keeps to its mask has its stored frame`() throws {
        let mask = #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
        let built = try Documents.laidOut(
            Self.views(
                #"""
                <stackView axis="vertical" distribution="fillEqually" spacing="8" \#
                translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <subviews>
                        <view id="one"><rect key="frame" x="0.0" y="0.0" width="90" height="45"/>\#(mask)</view>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="two">
                            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
                    </subviews>
                    <constraints><constraint firstAttribute="width" constant="90" id="w"/></constraints>
                </stackView>
                """#))
        #expect(built.view("stack")?.frame.size == CGSize(width: 90, height: 98))
        #expect(built.view("two")?.frame == CGRect(x: 0, y: 53, width: 90, height: 45))
    }

    @Test func `an image takes the size that the document stores for it`() throws {
        let built = try Documents.laidOut(
            Self.views(
                #"""
                <imageView image="Missing" translatesAutoresizingMaskIntoConstraints="NO" id="image">
                    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                </imageView>
                """#, rest: #"<resources><image name="Missing" width="24" height="17"/></resources>"#))
        #expect((built.view("image") as? UIImageView)?.intrinsicContentSize == CGSize(width: 24, height: 17))
        #expect(built.warnings == ["Card.xib:8: no image is named \"Missing\": its place is left empty"])
    }

    @Test func `a named colour without a catalog has the value that the document stores`() throws {
        let stored = """
            <resources><namedColor name="Brand">
                <color red="0.0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor></resources>
            """
        let built = try Documents.laidOut(
            Self.views(
                #"""
                <view id="a"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                    <color key="backgroundColor" name="Brand"/></view>
                """#, rest: stored))
        #expect(built.view("a")?.backgroundColor == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    }

    @Test func `content that only code knows has the size of its designable`() throws {
        let built = try Documents.laidOut(
            Self.views(
                #"""
                <stackView id="stack"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                    <subviews>
                        <label text="A" horizontalHuggingPriority="251" \#
                        translatesAutoresizingMaskIntoConstraints="NO" id="a">
                            <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></label>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></view>
                    </subviews>
                </stackView>
                """#,
                rest: #"""
                    <designables><designable name="a"><size key="intrinsicContentSize" width="33" height="12"/></designable></designables>
                    """#))
        #expect(built.view("a")?.frame == CGRect(x: 0, y: 0, width: 33, height: 50))
        #expect(built.view("b")?.frame == CGRect(x: 33, y: 0, width: 67, height: 50))
    }

    @Test func `what is not understood is a warning with line and element`() throws {
        let built = try Documents.laidOut(
            Self.views(
                #"""
                <label text="A" sparkle="YES" id="a">
                    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
                    <glitter key="dust"/>
                </label>
                <hologram id="b"><rect key="frame" x="1" y="2" width="3" height="4"/></hologram>
                """#))
        #expect(built.view("b")?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            built.warnings == [
                "Card.xib:12: <hologram> is not understood: it is shown as a plain view",
                "Card.xib:10: <glitter key=\"dust\"> in <label> has no effect",
                "Card.xib:8: sparkle of <label> has no effect",
            ])
    }
}
