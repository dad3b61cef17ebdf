import Foundation
import SnapGolden
import Testing

@testable import SnapTesting

@MainActor @Suite struct TextStrategiesTests {
    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> Artifact {
        try strategy.take(value).artifact
    }

    private struct User: Codable {
        var name = "Ada"
        var tags: Set = ["b", "a", "c"]
        var site = "https://example.com/ada"
        var friend: [String: Int]? = ["y": 1, "x": 2]
        var nothing: Int?
    }

    @Test func `lines are the text itself`() throws {
        #expect(try text("a\nb", .lines) == .text("a\nb", fileExtension: "txt"))
    }

    @Test func `a description is what the value says of itself`() throws {
        #expect(try text(42, .description) == .text("42", fileExtension: "txt"))
    }

    @Test func `JSON has sorted keys`() throws {
        #expect(
            try text(["b": [1], "a": ["https://example.com/".count]], .json)
                == .text("{\n  \"a\" : [\n    20\n  ],\n  \"b\" : [\n    1\n  ]\n}", fileExtension: "json"))
        #expect(try text([1, 2], .json { JSONEncoder() }) == .text("[1,2]", fileExtension: "json"))
    }

    @Test func `what JSON cannot hold is an error`() {
        #expect(throws: EncodingError.self) { try text([Double.nan], .json) }
    }

    @Test func `a dump has neither addresses nor the order of a hash table`() throws {
        #expect(
            ValueDump.text(User()) == """
                ▿ User
                  - name: "Ada"
                  ▿ tags: 3 elements
                    - "a"
                    - "b"
                    - "c"
                  - site: "https://example.com/ada"
                  ▿ friend: 2 pairs
                    ▿ (2 elements)
                      - key: "x"
                      - value: 2
                    ▿ (2 elements)
                      - key: "y"
                      - value: 1
                  - nothing: nil

                """)
    }

    private struct Record {
        var id: UUID
        var data: Data?
        var made: Date
        var page: URL
        var price: Decimal
        var styled: AttributedString
        var old: NSString
        var count: NSNumber
    }

    @Test func `a dump tells values of Foundation by what they hold`() throws {
        var styled = AttributedString("Delete")
        styled.link = URL(string: "https://a.b")
        styled.languageIdentifier = "de"
        let record = Record(
            id: try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")), data: Data([1, 255, 16]),
            made: Date(timeIntervalSinceReferenceDate: 0.5), page: try #require(URL(string: "https://a.b/c?d=e#f")),
            price: try #require(Decimal(string: "12.50")), styled: styled + AttributedString(" now"),
            old: "a\"b" as NSString, count: 7 as NSNumber)
        #expect(
            ValueDump.text(record) == """
                ▿ Record
                  - id: E621E1F8-C36C-495A-93FC-0C247A3E6E5F
                  - data: 3 bytes: 01 ff 10
                  - made: 2001-01-01T00:00:00.500Z
                  - page: https://a.b/c?d=e#f
                  - price: 12.5
                  - styled: "Delete" [NSLanguage = de, NSLink = https://a.b] " now"
                  - old: "a\\"b"
                  - count: 7

                """)
        #expect(ValueDump.text(UUID()) != ValueDump.text(UUID()))
        #expect(ValueDump.text(Data()) == "- 0 bytes\n")
    }

    private class Node {
        let name: String
        var next: Node?

        init(name: String) {
            self.name = name
        }
    }

    private final class Leaf: Node {
        let color: Color = .red(level: 3)

        enum Color {
            case red(level: Int)
            case none
        }
    }

    @Test func `a dump ends where objects hold each other, and has the superclass's parts`() {
        let leaf = Leaf(name: "leaf")
        let node = Node(name: "node")
        leaf.next = node
        node.next = leaf
        #expect(
            ValueDump.text([leaf]) == """
                ▿ 1 element
                  ▿ Leaf
                    - name: "leaf"
                    ▿ next: Node
                      - name: "node"
                      - next: Leaf (around this)
                    ▿ color: Color.red
                      ▿ red: (1 element)
                        - level: 3

                """)
        node.next = nil
    }

    @Test func `a strategy for another type is made with pullback`() throws {
        let shout = Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)!" }
        #expect(try text(3, shout) == .text("3!", fileExtension: "txt"))
    }

    @Test func `a strategy of one's own has its file extension`() throws {
        let markdown = Snapshotting<Int, String>(pathExtension: "md") { "# \($0)" }
        #expect(try text(1, markdown) == .text("# 1", fileExtension: "md"))
    }
}
