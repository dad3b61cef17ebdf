import UIKit

/// A view class that scene files know: its keys, and how an instance is made.
@MainActor
struct SceneClass {
    let name: String
    let form: ObjectForm<UIView>
    let make: (SceneValue, SceneContext) throws(SceneError) -> UIView
    /// The class that each key of the superclass is declared in, in the order of the table.
    private let inherited: [(key: KeyForm<UIView>, owner: String)]
    private let own: [KeyForm<UIView>]

    /// - Parameters:
    ///   - name: UIKit's name of the class.
    ///   - superclass: the class whose keys this one has, too.
    ///   - keys: its own keys.
    ///   - make: makes an instance; what only an initializer takes is read here.
    init<View: UIView>(
        _ name: String, inheriting superclass: SceneClass?, keys: [KeyForm<View>],
        make: @escaping (SceneValue, SceneContext) throws(SceneError) -> View
    ) {
        self.name = name
        inherited = superclass.map { $0.inherited + $0.own.map { [name = $0.name] in ($0, name) } } ?? []
        own = keys.map(\.ofAnyView)
        let classKey = KeyForm<UIView>(
            "class", "The view's class.", schema: .object([("const", .string(name))]),
            isRequired: name != SceneClass.defaultName
        ) { _, _, _ in }
        form = ObjectForm(name: name, definition: name, keys: [classKey] + inherited.map(\.key) + own)
        self.make = make
    }

    var keys: [KeyForm<UIView>] { form.keys }

    /// The class as a schema: a key of a superclass is described there.
    var schema: JSONSchema {
        form.schema { key in
            inherited.first { $0.key.key == key }.map { .reference("\($0.owner)/properties/\(key)") }
        }
    }

    private func hasKey(_ key: String) -> Bool { keys.contains { $0.key == key } }

    /// The class of an object without the key `class`.
    static let defaultName = "UIView"

    /// Every class, in the order of the schema.
    static let all: [SceneClass] = [
        view, label, imageView, button, stackView, scrollView, tableView, tableViewCell,
    ]

    /// Makes the view that an object describes, with everything in it.
    ///
    /// - Parameter frame: the view's frame until its keys say another, in points.
    static func makeView(
        _ value: SceneValue, _ context: SceneContext, frame: CGRect = .zero
    ) throws(SceneError) -> UIView {
        guard case .object(let members) = value.content else {
            throw .wrongType(value.place, expected: "a view, as in { class: \"UILabel\" }", found: value.summary)
        }
        var chosen = view
        if let className = value["class"] {
            let name = try ValueForm<String>.string.read(className, context)
            guard let known = all.first(where: { $0.name == name }) else {
                throw .unknownName(className.place, kind: "class", name: name, known: all.map(\.name))
            }
            chosen = known
        }
        for member in members where !chosen.hasKey(member.key) {
            guard let other = all.first(where: { $0.hasKey(member.key) }) else { continue }
            throw .invalid(
                member.keyPlace, problem: "\(chosen.name) has no key \"\(member.key)\"",
                remedy: "\(other.name) has it, with class: \"\(other.name)\"")
        }
        var made = try chosen.make(value, context)
        if frame != .zero { made.frame = frame }
        context.note(made, at: value.place)
        try chosen.form.apply(value, to: &made, context)
        return made
    }
}

extension KeyForm where Target: UIView {
    /// The same key for a table of several classes; it is applied to views of its own class only.
    fileprivate var ofAnyView: KeyForm<UIView> {
        KeyForm<UIView>(key, abstract, schema: schema, isRequired: isRequired) {
            value, view, context throws(SceneError) in
            guard var target = view as? Target else {
                preconditionFailure("the key \(key) of \(Target.self) was applied to a \(type(of: view))")
            }
            try apply(value, &target, context)
        }
    }
}
