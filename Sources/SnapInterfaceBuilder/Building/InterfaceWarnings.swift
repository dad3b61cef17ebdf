/// What could not be shown as the document says, with line and element; each kind once.
@MainActor
final class InterfaceWarnings {
    private struct Entry {
        let text: String
        let line: Int
        var more = 0
    }

    private let file: String
    private var entries: [Entry] = []
    private var indices: [String: Int] = [:]

    init(file: String) {
        self.file = file
    }

    /// Notes a message about an element; one that was there before is counted.
    func add(_ text: String, _ element: InterfaceElement) {
        if let index = indices[text] {
            entries[index].more += 1
        } else {
            indices[text] = entries.count
            entries.append(Entry(text: text, line: element.line))
        }
    }

    /// In the order of discovery.
    var messages: [String] {
        entries.map { entry in
            "\(file):\(entry.line): \(entry.text)" + (entry.more > 0 ? " (and \(entry.more) more times)" : "")
        }
    }
}
