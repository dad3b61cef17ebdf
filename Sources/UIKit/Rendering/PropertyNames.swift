/// What the author calls each view: the name of the property that holds it, in its superview, a view above or a controller.
///
/// Found by reflection, so that a message can say `titleLabel` where nobody set an accessibility identifier. Only classes outside this
/// module are looked at: UIKit's own have nothing to say.
@MainActor
struct PropertyNames {
    private var names: [ObjectIdentifier: String] = [:]

    init(below view: UIView) {
        view.announce { each in
            collect(from: each)
            if let controller = each.viewController { collect(from: controller) }
        }
    }

    func name(of view: UIView) -> String? { names[ObjectIdentifier(view)] }

    private mutating func collect(from object: AnyObject) {
        guard !ClassFacts.of(type(of: object)).isOwn else { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let each = mirror, let type = each.subjectType as? AnyClass, !ClassFacts.of(type).isOwn {
            for child in each.children {
                guard let label = child.label, let view = Self.view(in: child.value) else { continue }
                let id = ObjectIdentifier(view)
                if names[id] == nil { names[id] = Self.plain(label) }
            }
            mirror = each.superclassMirror
        }
    }

    private static func view(in value: Any) -> UIView? {
        if let view = value as? UIView { return view }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let content = mirror.children.first?.value else { return nil }
        return content as? UIView
    }

    /// `lazy var` is stored under a name of the compiler's.
    private static func plain(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }
}
