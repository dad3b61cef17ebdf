/// Which constraints name each variable: one doubly linked list a variable, through the positions of the terms.
///
/// Layouts change one constraint at a time; what hangs on it is found here, at a cost that does not depend on the rest.
struct NamingIndex: Sendable {
    /// A term's neighbours among those of its variable; -1 where there is none.
    private struct Link: Sendable {
        let slot: Int
        var next: Int
        var previous: Int
    }

    /// By position of the term.
    private var links: [Link] = []
    /// By variable: the newest term that names it, or -1.
    private var heads: [Int] = []

    mutating func reserveCapacity(_ count: Int) {
        links.reserveCapacity(count)
    }

    /// Adds the terms that come next in the array of all terms.
    mutating func append(_ terms: ArraySlice<LinearExpression.Term>, of slot: Int) {
        for term in terms {
            let variable = term.variable.index
            while heads.count <= variable {
                heads.append(-1)
            }
            let next = heads[variable]
            heads[variable] = links.count
            if next >= 0 {
                links[next].previous = links.count
            }
            links.append(Link(slot: slot, next: next, previous: -1))
        }
    }

    /// Takes out the term at `position`, which names `variable`.
    mutating func remove(_ position: Int, of variable: Int) {
        let link = links[position]
        if link.next >= 0 {
            links[link.next].previous = link.previous
        }
        if link.previous >= 0 {
            links[link.previous].next = link.next
        } else {
            heads[variable] = link.next
        }
    }

    mutating func removeAll() {
        links.removeAll(keepingCapacity: true)
        for variable in heads.indices {
            heads[variable] = -1
        }
    }

    /// Where the list of `variable` begins; -1 if nothing names it.
    func first(of variable: Int) -> Int {
        variable < heads.count ? heads[variable] : -1
    }

    /// The constraint at a place of the list, and the next place.
    func entry(_ position: Int) -> (slot: Int, next: Int) {
        (links[position].slot, links[position].next)
    }
}
