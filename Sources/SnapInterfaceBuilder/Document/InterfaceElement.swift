import Foundation

/// An element of an Interface Builder document, with the line that it begins on.
///
/// It remembers what of it was read: what nobody read becomes a warning, so that nothing is left out in silence.
final class InterfaceElement {
    let tag: String
    /// Counted from 1.
    let line: Int
    private(set) weak var parent: InterfaceElement?
    private(set) var children: [InterfaceElement] = []
    /// The character data directly inside.
    private(set) var text = ""

    private let attributes: [String: String]
    private var readAttributes: Set<String> = []
    private(set) var isRead = false
    /// The attributes that were read as numbers and are none, in reading order.
    private(set) var malformedNumbers: [String] = []
    /// Its `<variation>` elements that apply on the canvas, the most special first: their attributes and keyed children stand in for its own.
    var variants: [InterfaceElement] = []

    init(tag: String, attributes: [String: String], line: Int) {
        self.tag = tag
        self.attributes = attributes
        self.line = line
    }

    // MARK: Parsing

    func append(_ child: InterfaceElement) {
        child.parent = self
        children.append(child)
    }

    func append(text more: String) {
        text += more
    }

    // MARK: Reading

    /// An attribute's value; it counts as read.
    subscript(name: String) -> String? {
        guard let value = peek(name) else { return nil }
        readAttributes.insert(name)
        return value
    }

    /// An attribute that is only looked at: it stays unread.
    func peek(_ name: String) -> String? {
        if !variants.isEmpty, name != "key", let value = variants.lazy.compactMap({ $0.attributes[name] }).first {
            return value
        }
        return attributes[name]
    }

    func markRead() {
        isRead = true
    }

    /// The element and everything in it count as read.
    func markAllRead() {
        isRead = true
        readAttributes.formUnion(attributes.keys)
        for child in children { child.markAllRead() }
    }

    /// Forgets what was read, for another reading of the document.
    func markUnread() {
        isRead = false
        readAttributes = []
        malformedNumbers = []
        variants = []
        for child in children { child.markUnread() }
    }

    /// The first child with a tag and, where given, a key; it counts as read.
    func child(_ tag: String, key: String? = nil) -> InterfaceElement? {
        let found = key.map { keyedChild($0, tag) } ?? children.first { $0.tag == tag }
        found?.markRead()
        _ = found?["key"]
        return found
    }

    /// A variant's child with the key stands in for one of another tag, too: a colour for `<nil>`.
    private func keyedChild(_ key: String, _ tag: String) -> InterfaceElement? {
        let inVariant = variants.lazy.compactMap { $0.children.first { $0.peek("key") == key } }.first
        if let inVariant { return inVariant.tag == tag ? inVariant : nil }
        return children.first { $0.tag == tag && $0.peek("key") == key }
    }

    /// The children with a tag; they count as read.
    func children(_ tag: String) -> [InterfaceElement] {
        let found = children.filter { $0.tag == tag }
        for child in found { child.markRead() }
        return found
    }

    /// A finite number; nil where there is none, or something else, which is noted.
    func number(_ name: String) -> CGFloat? {
        guard let text = self[name] else { return nil }
        guard let number = Double(text), number.isFinite else {
            noteMalformedNumber(name)
            return nil
        }
        return CGFloat(number)
    }

    func integer(_ name: String) -> Int? {
        guard let text = self[name] else { return nil }
        guard let number = Int(text) else {
            noteMalformedNumber(name)
            return nil
        }
        return number
    }

    private func noteMalformedNumber(_ name: String) {
        if !malformedNumbers.contains(name) { malformedNumbers.append(name) }
    }

    /// `YES` or `NO`.
    func bool(_ name: String) -> Bool? {
        switch self[name] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// The names of attributes that nobody read, sorted.
    var unreadAttributes: [String] {
        let varied = variants.flatMap { $0.attributes.keys.filter { $0 != "key" } }
        return Set(attributes.keys).union(varied).subtracting(readAttributes).sorted()
    }

    /// The object id.
    var id: String? { self["id"] }

    /// The stored frame, in the superview's coordinates, in points; nil where the element is no view.
    var storedFrame: CGRect? {
        guard let rect = child("rect", key: "frame"), let x = rect.number("x"), let y = rect.number("y"),
            let width = rect.number("width"), let height = rect.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The element and all below it, in the order of the document.
    func visit(_ body: (InterfaceElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }
}
