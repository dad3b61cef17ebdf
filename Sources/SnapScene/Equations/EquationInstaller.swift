import UIKit

/// Turns the equations and visual format strings of a file into active constraints.
@MainActor
struct EquationInstaller {
    let context: SceneContext
    /// What `root` stands for.
    let root: UIView

    func install(_ value: SceneValue) throws(SceneError) {
        guard case .string(let text) = value.content else {
            throw .wrongType(value.place, expected: "an equation in quotes", found: value.summary)
        }
        do throws(Equation.Failure) {
            if Self.isVisualFormat(text) {
                try install(visualFormat: text, at: value.place)
            } else {
                try install(try EquationParser.parse(text), at: value.place)
            }
        } catch {
            let place = value.isVerbatim ? value.place.advanced(by: 1 + error.column) : value.place
            throw .equation(place, text: text, problem: error.problem)
        }
    }

    /// No equation begins like one; a format that lacks its colon is one, too.
    private static func isVisualFormat(_ text: String) -> Bool {
        let beginning = text.hasPrefix("H") || text.hasPrefix("V") ? text.dropFirst() : text[...]
        return beginning.first.map { "[|:".contains($0) } ?? false
    }

    private func install(visualFormat text: String, at place: ScenePlace) throws(Equation.Failure) {
        var named: [UIView] = []
        do throws(VisualFormatError) {
            let constraints = try NSLayoutConstraint.constraints(
                visualFormat: text,
                views: { name in
                    let view = self.view(named: name)
                    if let view { named.append(view) }
                    return view
                }, place: SourcePlace(file: place.file, line: UInt(place.line)))
            for view in named { letConstraintsPlace(view, isFirst: true) }
            NSLayoutConstraint.activate(constraints)
        } catch {
            var problem = error.problem.text
            if case .unknownView(let name) = error.problem { problem = noView(named: name) }
            throw Equation.Failure(column: error.column, problem: problem)
        }
    }

    private func install(_ equation: Equation, at place: ScenePlace) throws(Equation.Failure) {
        let first = try view(of: equation.left)
        let second = try equation.right.anchor.map { anchor throws(Equation.Failure) in try view(of: anchor) }
        if let second, let anchor = equation.right.anchor, !first.topView.contains(second) {
            throw Equation.Failure(
                column: anchor.column, problem: "\(equation.left.view) and \(anchor.view) are not in the same view tree"
            )
        }
        let firstItem = try item(equation.left, of: first)
        var secondItem: AnyObject?
        if let second, let anchor = equation.right.anchor { secondItem = try item(anchor, of: second) }
        letConstraintsPlace(first, isFirst: true)
        if let second { letConstraintsPlace(second, isFirst: false) }
        let constraint = NSLayoutConstraint(
            item: firstItem, attribute: equation.left.attribute, relatedBy: equation.relation,
            toItem: secondItem,
            attribute: equation.right.anchor?.attribute ?? .notAnAttribute,
            multiplier: equation.right.anchor == nil ? 1 : CGFloat(equation.right.multiplier),
            constant: CGFloat(equation.right.constant),
            place: SourcePlace(file: place.file, line: UInt(place.line)))
        constraint.priority = equation.priority
        constraint.isActive = true
    }

    private func view(of anchor: Equation.Anchor) throws(Equation.Failure) -> UIView {
        if let view = view(named: anchor.view) { return view }
        throw Equation.Failure(column: anchor.column, problem: noView(named: anchor.view))
    }

    private func view(named name: String) -> UIView? {
        context.view(named: name) ?? (name == SceneContext.rootName ? root : nil)
    }

    private func noView(named name: String) -> String {
        let known = [SceneContext.rootName] + context.names
        let hint =
            NearestName.find(name, among: known).map { "did you mean \($0)?" } ?? "known are \(SceneError.list(known))"
        return "no view has the id \(name): \(hint)"
    }

    private func item(_ anchor: Equation.Anchor, of view: UIView) throws(Equation.Failure) -> AnyObject {
        switch anchor.guide {
        case nil: return view
        case .safeArea: return view.safeAreaLayoutGuide
        case .margins: return view.layoutMarginsGuide
        case .readableContent: return view.readableContentGuide
        case .keyboard: return view.keyboardLayoutGuide
        case .content, .frame:
            guard let scrollView = view as? UIScrollView else {
                throw Equation.Failure(
                    column: anchor.column, problem: "only a scroll view has this guide, and \(anchor.view) is none")
            }
            return anchor.guide == .content ? scrollView.contentLayoutGuide : scrollView.frameLayoutGuide
        }
    }

    /// Takes frame and mask their force, unless the file says otherwise or the view is placed by them: the root always, and a view with a
    /// frame that equations only refer to.
    private func letConstraintsPlace(_ view: UIView, isFirst: Bool) {
        let placement = context.placement(of: view)
        guard view !== root, placement.translatesMask == nil, isFirst || !placement.hasFrame else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
    }
}

extension UIView {
    fileprivate var topView: UIView {
        var view = self
        while let above = view.superview { view = above }
        return view
    }

    fileprivate func contains(_ other: UIView) -> Bool { other.isDescendant(of: self) }
}
