/// Where in a test's source an assertion stands.
struct SourcePlace {
    let fileID: StaticString
    let file: StaticString
    let line: UInt
    let column: UInt
}
