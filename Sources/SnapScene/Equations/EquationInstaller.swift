import UIKit

/// Turns the equations of a file into active constraints.
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
            try install(try EquationParser.parse(text), at: value.place)
        } catch {
            let place = value.isVerbatim ? value.place.advanced(by: 1 + error.column) : value.place
            throw .equation(place, text: text, problem: error.problem)
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
        if let view = context.view(named: anchor.view) { return view }
        if anchor.view == SceneContext.rootName { return root }
        let known = [SceneContext.rootName] + context.names
        let hint =
            NearestName.find(anchor.view, among: known).map { "did you mean \($0)?" }
            ?? "known are \(SceneError.list(known))"
        throw Equation.Failure(column: anchor.column, problem: "no view has the id \(anchor.view): \(hint)")
    }

    private func item(_ anchor: Equation.Anchor, of view: UIView) throws(Equation.Failure) -> AnyObject {
        switch anchor.guide {
        case nil: return view
        case .safeArea: return view.safeAreaLayoutGuide
        case .margins: return view.layoutMarginsGuide
        case .readableContent: return view.readableContentGuide
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
