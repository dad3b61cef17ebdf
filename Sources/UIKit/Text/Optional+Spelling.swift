extension String? {
    /// Whether it has the same characters in the same spelling: what is equal to Swift's `==` may be drawn with other glyphs.
    func isSpelled(like other: String?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let own?, let other?): own.utf8.elementsEqual(other.utf8)
        default: false
        }
    }
}
