import UIKit

extension SceneContext {
    /// Makes a root view with everything in it and every equation of the file active.
    ///
    /// The root has its size (in points) from the beginning, so that frames and masks of subviews mean what they say.
    func makeRoot(_ value: SceneValue, equations: [SceneValue], size: CGSize) throws(SceneError) -> UIView {
        let root = try SceneClass.makeView(value, self, frame: CGRect(origin: .zero, size: size))
        if let frame = value["frame"] {
            throw .invalid(
                frame.place, problem: "the root fills the screen or the popover",
                remedy: "leave out its frame, and set the size of the scene or the contentSize of the popover")
        }
        add(equations: equations)
        let installer = EquationInstaller(context: self, root: root)
        for equation in self.equations { try installer.install(equation) }
        warnOfUnplacedViews(below: root)
        return root
    }

    /// A view that nothing places has no extent, and is not seen: that is hardly meant.
    private func warnOfUnplacedViews(below root: UIView) {
        for (view, place) in made where view !== root {
            let placement = placement(of: view)
            guard view.translatesAutoresizingMaskIntoConstraints, !placement.hasFrame, placement.translatesMask == nil
            else { continue }
            RuntimeWarnings.record(
                "\(place): nothing places this view: give it a frame, name it in equations, or put it into a stack view"
            )
        }
    }
}
