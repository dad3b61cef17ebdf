import Testing
import UIKit

@testable import SnapInterfaceBuilder

@MainActor
struct ConstraintTests {
    private static func root(_ constraint: String, extra: String = "") -> String {
        Documents.xib(
            """
            <view id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="0.0" y="0.0" width="1" height="1"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="40" id="h"/>
                        </constraints>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
                    \(constraint)
                </constraints>
                \(extra)
            </view>
            """)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let constraint: String
        let width: CGFloat
        var testDescription: String { constraint }
    }

    /// Widths by hand from the attribute's meaning in Apple's *NSLayoutConstraint*.
    nonisolated private static let cases = [
        Case(constraint: #"<constraint firstItem="box" firstAttribute="width" constant="100" id="w"/>"#, width: 100),
        Case(
            constraint:
                #"<constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="16:9" id="w"/>"#,
            width: 71),
        Case(
            constraint:
                #"<constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1/3" id="w"/>"#,
            width: 125),
        Case(
            constraint:
                #"<constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.4" id="w"/>"#,
            width: 150),
        Case(
            constraint:
                #"<constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="w"/>"#,
            width: 355),
        Case(
            constraint:
                #"<constraint firstAttribute="trailingMargin" secondItem="box" secondAttribute="trailing" id="w"/>"#,
            width: 359),
        Case(
            constraint: """
                <constraint firstItem="box" firstAttribute="width" priority="250" constant="100" id="w"/>
                <constraint firstItem="box" firstAttribute="width" priority="750" constant="200" id="v"/>
                """, width: 200),
        Case(
            constraint: """
                <constraint firstItem="box" firstAttribute="width" relation="greaterThanOrEqual" constant="80" id="w"/>
                <constraint firstItem="box" firstAttribute="width" priority="1" constant="10" id="v"/>
                """, width: 80),
    ]

    @Test(arguments: cases)
    func `a constraint means what it means in UIKit`(_ each: Case) throws {
        let built = try Documents.laidOut(Self.root(each.constraint))
        let box = try #require(built.view("box"))
        #expect(box.frame == CGRect(x: 0, y: 20, width: each.width, height: 40))
        #expect(built.warnings == [])
    }

    @Test func `an excluded constraint is not installed, and a size class may bring it back`() throws {
        let two = """
            <constraint firstItem="box" firstAttribute="width" constant="100" id="narrow"/>
            <constraint firstItem="box" firstAttribute="width" constant="200" id="wide"/>
            """
        let variations = """
            <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
            <variation key="widthClass=regular"><mask key="constraints">
                <exclude reference="narrow"/><include reference="wide"/>
            </mask></variation>
            """
        let text = Self.root(two, extra: variations)
        #expect(try Documents.laidOut(text).view("box")?.frame.width == 100)
        var overrides = CanvasOverrides()
        overrides.device = .iPadMini
        #expect(try Documents.laidOut(text, overrides: overrides).view("box")?.frame.width == 200)
    }

    @Test func `what cannot be tied is left out with a warning that has its line`() throws {
        let built = try Documents.laidOut(
            Self.root(#"<constraint firstItem="gone" firstAttribute="width" constant="1" id="w"/>"#))
        #expect(built.warnings == ["Card.xib:19: a constraint's firstItem is no view of the scene: it is left out"])
    }
}
