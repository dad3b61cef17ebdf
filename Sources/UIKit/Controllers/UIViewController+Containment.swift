extension UIViewController {
    /// Makes `childController` a child; its view is added by the caller, who then calls `didMove(toParent:)`.
    ///
    /// The child is told that it appears when its view enters the window, not here.
    public func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        childController.isEnteringParent = true
    }

    /// Takes the controller out of its parent; the caller has called `willMove(toParent: nil)` and removed the view.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The controller at the top of the containment chain.
    var rootContainer: UIViewController {
        var controller = self
        while let above = controller.parent { controller = above }
        return controller
    }
}
