/// A value as its mirror shows it, the same in every run: no addresses, and no order of a hash table. Values of Foundation, whose mirrors
/// show neither, are told by their contents.
enum ValueDump {
    /// One part a line, with a line end at the end.
    static func text(_ value: Any) -> String {
        var lines: [String] = []
        append(value, label: nil, depth: 0, around: [], to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(
        _ value: Any, label: String?, depth: Int, around: [ObjectIdentifier], to lines: inout [String]
    ) {
        let mirror = Mirror(reflecting: value)
        let prefix = String(repeating: "  ", count: depth)
        let name = label.map { "\($0): " } ?? ""
        if mirror.displayStyle == .optional {
            guard let wrapped = mirror.children.first?.value else {
                lines.append("\(prefix)- \(name)nil")
                return
            }
            append(wrapped, label: label, depth: depth, around: around, to: &lines)
            return
        }
        if let text = FoundationText.of(value) {
            lines.append("\(prefix)- \(name)\(text)")
            return
        }
        var around = around
        if mirror.displayStyle == .class {
            let identifier = ObjectIdentifier(value as AnyObject)
            guard !around.contains(identifier) else {
                lines.append("\(prefix)- \(name)\(type(of: value)) (around this)")
                return
            }
            around.append(identifier)
        }
        let children = children(of: mirror)
        guard !children.isEmpty else {
            lines.append("\(prefix)- \(name)\(leaf(value, mirror))")
            return
        }
        lines.append("\(prefix)▿ \(name)\(title(value, mirror))")
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            // A hash table has another order in every process; that of the texts stays.
            let texts = children.map { child in
                var part: [String] = []
                append(child.value, label: child.label, depth: depth + 1, around: around, to: &part)
                return part
            }
            lines += texts.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
        } else {
            for child in children {
                append(child.value, label: child.label, depth: depth + 1, around: around, to: &lines)
            }
        }
    }

    /// The mirror's own, and before them those of superclasses; numbered labels of collections are left out.
    private static func children(of mirror: Mirror) -> [Mirror.Child] {
        let inherited = mirror.superclassMirror.map(children) ?? []
        return inherited
            + mirror.children.map { child in
                switch mirror.displayStyle {
                case .collection, .set, .dictionary: (nil, child.value)
                default: child
                }
            }
    }

    private static func leaf(_ value: Any, _ mirror: Mirror) -> String {
        switch mirror.displayStyle {
        case .struct: value is any CustomStringConvertible ? "\(value)" : "\(type(of: value))"
        case .class: "\(type(of: value))"
        case .collection, .set: "0 elements"
        case .dictionary: "0 pairs"
        default: value is any StringProtocol ? String(reflecting: value) : "\(value)"
        }
    }

    private static func title(_ value: Any, _ mirror: Mirror) -> String {
        let count = mirror.children.count
        return switch mirror.displayStyle {
        case .collection, .set: count == 1 ? "1 element" : "\(count) elements"
        case .dictionary: count == 1 ? "1 pair" : "\(count) pairs"
        case .tuple: count == 1 ? "(1 element)" : "(\(count) elements)"
        case .enum: "\(type(of: value)).\(mirror.children.first?.label ?? "")"
        default: "\(type(of: value))"
        }
    }
}
