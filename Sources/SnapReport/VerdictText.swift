import SnapGolden

extension Verdict.Word {
    /// As people read it in a table.
    var text: String { self == .sizes ? "different size" : rawValue }

    /// With a count before it: `2 identical`, `1 different size`, `2 different sizes`.
    func text(count: Int) -> String {
        "\(count) \(text)" + (self == .sizes && count != 1 ? "s" : "")
    }
}
