import Testing
import UIKit

@testable import SnapInterfaceBuilder

/// Tables with static cells, and collection views: cells stand where the document stores them.
@MainActor
struct TableDocumentTests {
    private static func table(_ style: String, _ section: String) -> String {
        Documents.xib(
            """
            <tableView style="\(style)" dataMode="static" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <sections>
                    <tableViewSection \(section) id="section">
                        <cells>
                            <tableViewCell accessoryType="disclosureIndicator" id="cell">
                                <rect key="frame" x="0.0" y="55.5" width="375" height="44"/>
                                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="348.5" height="44"/>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </cells>
                    </tableViewSection>
                </sections>
            </tableView>
            """)
    }

    private static func titles(in table: UIView?) -> [UITableViewHeaderFooterView] {
        (table?.subviews ?? []).compactMap { $0 as? UITableViewHeaderFooterView }
    }

    /// Measured: a header of one line is 38 high at 2x in a grouped table and 28 in a plain one, and ends where the first row begins.
    @Test(arguments: [("grouped", "NETWORK", 17.5, 38), ("plain", "Network", 27.5, 28)])
    func `a section's header stands above its first row`(
        _ style: String, _ title: String, _ y: CGFloat, _ height: CGFloat
    ) throws {
        let built = try Documents.laidOut(Self.table(style, #"headerTitle="Network""#))
        let headers = Self.titles(in: built.view("table"))
        #expect(headers.map(\.textLabel?.text) == [title])
        #expect(headers.map(\.frame) == [CGRect(x: 0, y: y, width: 375, height: height)])
        #expect(built.warnings == [])
    }

    @Test func `a section's footer stands below its last row`() throws {
        let built = try Documents.laidOut(Self.table("grouped", #"footerTitle="Once a day.""#))
        let footers = Self.titles(in: built.view("table"))
        #expect(footers.map(\.textLabel?.text) == ["Once a day."])
        #expect(footers.map(\.frame.minY) == [99.5])
    }

    @Test func `cells without a colour have that of their table's style`() throws {
        let grouped = try Documents.laidOut(Self.table("grouped", ""))
        #expect(grouped.view("cell")?.backgroundColor == .secondarySystemGroupedBackground)
        let plain = try Documents.laidOut(Self.table("plain", ""))
        #expect(plain.view("cell")?.backgroundColor == .systemBackground)
    }

    private static func cards(_ cells: [String]) -> String {
        let elements = cells.enumerated().map { index, id in
            """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="\(id)-text" accessoryType="checkmark" id="\(id)">
                <rect key="frame" x="16" y="\(40 + 44 * index)" width="343" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
                    <rect key="frame" x="0.0" y="0.0" width="303" height="44"/>
                    <subviews><label text="A" id="\(id)-text"><rect key="frame" x="16" y="0.0" width="279" height="44"/></label></subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        }
        return Documents.xib(
            """
            <tableView style="insetGrouped" dataMode="static" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <sections><tableViewSection id="section"><cells>\(elements.joined())</cells></tableViewSection></sections>
            </tableView>
            """)
    }

    @Test func `the cells of a section make one card`() throws {
        let built = try Documents.laidOut(Self.cards(["one", "two", "three"]))
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(["one", "two", "three"].map { built.view($0)?.layer.maskedCorners } == [top, [], bottom])
        #expect(["one", "two", "three"].map { built.view($0)?.layer.cornerRadius } == [10, 0, 10])
    }

    @Test func `from right to left a cell's content and the labels of its style are mirrored`() throws {
        var overrides = CanvasOverrides()
        overrides.direction = .rightToLeft
        let built = try Documents.laidOut(Self.cards(["one"]), overrides: overrides)
        // 343 − 303 is the accessory's, and the label ends 16 from the content's right.
        #expect(built.view("one-content")?.frame.minX == 40)
        #expect(built.view("one-text")?.frame == CGRect(x: 8, y: 0, width: 279, height: 44))
    }

    @Test func `an indicator that hides because it has stopped keeps its place`() throws {
        let built = try Documents.laidOut(
            Documents.xib(
                """
                <stackView alignment="center" spacing="16" id="row">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                    <subviews>
                        <activityIndicatorView hidden="YES" hidesWhenStopped="YES" horizontalHuggingPriority="750" \
                verticalHuggingPriority="750" style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="spinner">
                            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></activityIndicatorView>
                        <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                            <rect key="frame" x="0.0" y="0.0" width="1" height="1"/></label>
                    </subviews>
                </stackView>
                """))
        #expect(built.view("spinner")?.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
        #expect(built.view("label")?.frame.minX == 36)
        #expect(built.view("spinner")?.alpha == 0)
    }

    @Test func `a collection view has its layout, and its cells stand where they are stored`() throws {
        let built = try Documents.laidOut(
            Documents.xib(
                """
                <collectionView dataMode="prototypes" id="collection">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
                minimumLineSpacing="12" minimumInteritemSpacing="8" id="layout">
                        <size key="itemSize" width="60" height="40"/>
                        <size key="headerReferenceSize" width="50" height="50"/>
                        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                    </collectionViewFlowLayout>
                    <cells>
                        <collectionViewCell reuseIdentifier="Cell" id="cell">
                            <rect key="frame" x="20" y="50" width="60" height="40"/>
                            <view key="contentView" id="content">
                                <rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
                                <subviews><label text="A" id="label"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
                            </view>
                        </collectionViewCell>
                    </cells>
                    <collectionReusableView key="sectionHeaderView" id="header">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
                    </collectionReusableView>
                </collectionView>
                """))
        let collection = try #require(built.view("collection") as? UICollectionView)
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.scrollDirection == .horizontal)
        #expect([layout.minimumLineSpacing, layout.minimumInteritemSpacing] == [12, 8])
        #expect(layout.itemSize == CGSize(width: 60, height: 40))
        #expect(layout.headerReferenceSize == CGSize(width: 50, height: 50))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let cell = try #require(built.view("cell") as? UICollectionViewCell)
        #expect(cell.frame == CGRect(x: 20, y: 50, width: 60, height: 40))
        #expect(built.view("label")?.superview === cell.contentView)
        #expect(built.view("header") is UICollectionReusableView)
        #expect(built.warnings == [])
    }
}
