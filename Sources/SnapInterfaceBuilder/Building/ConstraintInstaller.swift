import UIKit

/// Makes the constraints of a document, once its views are there.
@MainActor
struct ConstraintInstaller {
    let context: InterfaceContext
    /// Views whose place or size a constraint says something of, beside those that only tie their inside to them.
    private var tied: Set<ObjectIdentifier> = []

    init(context: InterfaceContext) {
        self.context = context
    }

    mutating func installAll() {
        for (view, element) in context.views {
            guard let list = element.child("constraints") else { continue }
            let excluded = context.variations.excluded("constraints", of: element)
            for constraint in list.children("constraint") {
                if let id = constraint.id, excluded.contains(id) {
                    constraint.markAllRead()
                    continue
                }
                install(constraint, owner: view)
            }
        }
        for (view, element) in context.views { keepFrame(element.storedFrame, ofUntied: view) }
    }

    /// A view that Auto Layout places, but no constraint, keeps the frame that is stored.
    ///
    /// Source: Apple, *Auto Layout Guide*: Interface Builder gives a view without constraints those of its present position and size.
    private func keepFrame(_ frame: CGRect?, ofUntied view: UIView) {
        guard let frame, !view.translatesAutoresizingMaskIntoConstraints, !tied.contains(ObjectIdentifier(view)),
            let superview = view.superview
        else { return }
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) { return }
        // A cell was laid out before there were constraints.
        view.frame = frame
        view.autoresizingMask = []
        view.translatesAutoresizingMaskIntoConstraints = true
    }

    private mutating func install(_ element: InterfaceElement, owner: UIView) {
        for name in ["symbolic", "placeholder", "userLabel", "shouldBeArchived", "orderWithinSpecification"] {
            _ = element[name]
        }
        guard let firstAttribute = attribute("firstAttribute", of: element) else { return }
        guard let first = item("firstItem", of: element) ?? (element.peek("firstItem") == nil ? owner : nil) else {
            return
        }
        let second = item("secondItem", of: element)
        guard second != nil || element.peek("secondItem") == nil else { return }
        let secondAttribute = second == nil ? .notAnAttribute : attribute("secondAttribute", of: element)
        guard let secondAttribute else { return }
        guard share(first, second) else {
            context.warnings.add("this constraint ties what cannot be tied: it is left out", element)
            return
        }
        guard let multiplier = multiplier(element), let constant = number("constant", of: element, standard: 0) else {
            context.warnings.add("a number of this constraint is not understood: it is left out", element)
            return
        }
        let form = ConstraintForm(
            first: firstAttribute, second: secondAttribute, multiplier: multiplier, constant: constant)
        if let problem = form.problem {
            context.warnings.add("\(problem): the constraint is left out", element)
            return
        }
        let relation = context.choice("relation", of: element, ViewChoices.relation) ?? .equal
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant, place: SourcePlace(file: context.file, line: UInt(element.line))
        )
        constraint.identifier = element["identifier"]
        if let priority = number("priority", of: element, standard: 1000) {
            constraint.priority = UILayoutPriority(Float(min(1000, max(1, priority))))
        }
        constraint.isActive = true
        tie(first, to: second)
        if let second { tie(second, to: first) }
    }

    private mutating func tie(_ item: AnyObject, to other: AnyObject?) {
        guard let view = view(of: item) else { return }
        if let inner = other.flatMap(self.view(of:)), inner !== view, inner.isDescendant(of: view) { return }
        tied.insert(ObjectIdentifier(view))
    }

    private func attribute(_ name: String, of element: InterfaceElement) -> NSLayoutConstraint.Attribute? {
        context.choice(name, of: element, ViewChoices.attribute)
    }

    private func item(_ name: String, of element: InterfaceElement) -> AnyObject? {
        guard let id = element[name] else { return nil }
        if let item = context.items[id] { return item }
        // Views that the size classes leave out take their constraints with them.
        context.warnings.add("a constraint's \(name) is no view of the scene: it is left out", element)
        return nil
    }

    /// Both are in one tree.
    private func share(_ first: AnyObject, _ second: AnyObject?) -> Bool {
        guard let second else { return true }
        guard let one = view(of: first), let other = view(of: second) else { return false }
        return one.isDescendant(of: other) || other.isDescendant(of: one) || top(one) === top(other)
    }

    private func view(of item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private func top(_ view: UIView) -> UIView {
        var view = view
        while let outer = view.superview { view = outer }
        return view
    }

    private func number(_ name: String, of element: InterfaceElement, standard: CGFloat) -> CGFloat? {
        guard let text = element[name] else { return standard }
        return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    /// A number, or a ratio as in `16:9` and `1/3`.
    private func multiplier(_ element: InterfaceElement) -> CGFloat? {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(omittingEmptySubsequences: false) { ":/".contains($0) }.map { Double($0) }
        switch parts.count {
        case 1: return parts[0].flatMap { $0.isFinite ? CGFloat($0) : nil }
        case 2:
            guard let width = parts[0], let height = parts[1], width.isFinite, height.isFinite, height != 0 else {
                return nil
            }
            return CGFloat(width / height)
        default: return nil
        }
    }
}
