/// The section headers of a table, or its section footers.
@MainActor
struct SectionViews {
    private var views: [Int: UIView] = [:]
    /// Sections whose view was asked for, whether there is one or not.
    private var asked: Set<Int> = []
    /// Sections whose view is in sight.
    private var displayed: Set<Int> = []

    subscript(section: Int) -> UIView? {
        get { views[section] }
        set { views[section] = newValue }
    }

    /// True at the first time: the view is to be made now.
    mutating func ask(_ section: Int) -> Bool { asked.insert(section).inserted }

    /// The section's view comes into sight; false where it is already.
    mutating func display(_ section: Int) -> Bool { displayed.insert(section).inserted }

    /// The section's view goes out of sight; false where it was not there.
    mutating func endDisplay(_ section: Int) -> Bool { displayed.remove(section) != nil }

    /// Gives the views of sections that a change keeps their new numbers, and forgets the others.
    /// - Returns: the views that are forgotten, from the last section on, and which of them were in sight.
    mutating func move(by map: PlaceMap) -> [(section: Int, view: UIView, wasDisplayed: Bool)] {
        var moved = SectionViews()
        var gone: [(section: Int, view: UIView, wasDisplayed: Bool)] = []
        for (former, new) in map.sections.enumerated() {
            guard let new else {
                if let view = views[former] { gone.append((former, view, displayed.contains(former))) }
                continue
            }
            moved.views[new] = views[former]
            if asked.contains(former) { moved.asked.insert(new) }
            if displayed.contains(former) { moved.displayed.insert(new) }
        }
        self = moved
        return gone.reversed()
    }

    /// Forgets all sections.
    /// - Returns: their views, from the last section on, and which of them were in sight.
    mutating func removeAll() -> [(section: Int, view: UIView, wasDisplayed: Bool)] {
        defer { self = SectionViews() }
        return views.sorted { $0.key > $1.key }.map { ($0.key, $0.value, displayed.contains($0.key)) }
    }
}
