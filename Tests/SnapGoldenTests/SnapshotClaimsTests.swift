import Testing

@testable import SnapGolden

@Suite struct SnapshotClaimsTests {
    @Test func `nameless snapshots are counted from 1 in each test`() {
        var claims = SnapshotClaims()
        #expect(claims.nextNumber(ofTest: "a()", in: "T.swift") == 1)
        #expect(claims.nextNumber(ofTest: "a()", in: "T.swift") == 2)
        #expect(claims.nextNumber(ofTest: "b()", in: "T.swift") == 1)
        #expect(claims.nextNumber(ofTest: "a()", in: "U.swift") == 1)
    }

    @Test func `two names for one file are an error that names both`() throws {
        var claims = SnapshotClaims()
        try claims.claim("/g/t.a-b.png", name: "t() “a b”", place: "T.swift:3", contents: "1")
        #expect(
            throws: GoldenError.shared(
                file: "/g/t.a-b.png", first: "t() “a b” (T.swift:3)", second: "t() “a.b” (T.swift:9)")
        ) {
            try claims.claim("/g/t.a-b.png", name: "t() “a.b”", place: "T.swift:9", contents: "1")
        }
    }

    @Test func `one name at two places of the source is an error, too`() throws {
        var claims = SnapshotClaims()
        try claims.claim("/g/t.a.png", name: "t() “a”", place: "T.swift:3", contents: "1")
        #expect(throws: GoldenError.self) {
            try claims.claim("/g/t.a.png", name: "t() “a”", place: "T.swift:4", contents: "1")
        }
    }

    @Test func `a name that differs in case only has the same file on some systems`() throws {
        var claims = SnapshotClaims()
        try claims.claim("/g/t.Menu.png", name: "t() “Menu”", place: "T.swift:3", contents: "1")
        #expect(throws: GoldenError.self) {
            try claims.claim("/g/t.menu.png", name: "t() “menu”", place: "T.swift:4", contents: "1")
        }
    }

    @Test func `a test may run again if it shows the same`() throws {
        var claims = SnapshotClaims()
        try claims.claim("/g/t.a.png", name: "t() “a”", place: "T.swift:3", contents: "1")
        try claims.claim("/g/t.a.png", name: "t() “a”", place: "T.swift:3", contents: "1")
        #expect(throws: GoldenError.takenTwice(file: "/g/t.a.png", name: "t() “a”")) {
            try claims.claim("/g/t.a.png", name: "t() “a”", place: "T.swift:3", contents: "2")
        }
    }
}
