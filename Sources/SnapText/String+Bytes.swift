extension String {
    /// Whether a byte of the UTF-8 form fits. Strings' own iterators take several times as long as bytes in a row.
    func hasByte(where fits: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.contains(where: fits) } ?? utf8.contains(where: fits)
    }
}
