extension DigestTests {
    static let committed: [UInt64] = Array(repeating: 0, count: 200)
}
