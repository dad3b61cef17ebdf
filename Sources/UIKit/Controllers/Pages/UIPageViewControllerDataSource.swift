/// The screens before and after another one. Methods that are optional in UIKit have defaults here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Nil for the first one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Nil for the last one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots a page control has; 0, the default, for no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is the current one's.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
