extension UInt8 {
    /// Calls `body` with the place of each bit that is set, from the lowest.
    @inline(__always)
    func forEachBit(_ body: (Int) -> Void) { UInt64(self).forEachBit(body) }
}

extension UInt64 {
    /// Calls `body` with the place of each bit that is set, from the lowest.
    @inline(__always)
    func forEachBit(_ body: (Int) -> Void) {
        var rest = self
        while rest != 0 {
            body(rest.trailingZeroBitCount)
            rest &= rest &- 1
        }
    }

    /// Calls `body` with the place of each byte that is not zero, and with the byte, from the lowest.
    @inline(__always)
    func forEachByte(_ body: (_ place: Int, _ byte: UInt8) -> Void) {
        var rest = self
        while rest != 0 {
            let place = rest.trailingZeroBitCount &>> 3
            body(place, byte(place))
            rest &= ~(0xFF &<< UInt64(truncatingIfNeeded: place &<< 3))
        }
    }

    /// One of eight bytes, the lowest first.
    @inline(__always)
    func byte(_ place: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: self &>> UInt64(truncatingIfNeeded: place &<< 3))
    }
}
