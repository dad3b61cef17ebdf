import UIKit

/// How an element of one tag becomes a view: the class, and the properties that it adds to those of every view.
@MainActor
struct ViewClass {
    /// UIKit's name.
    let name: String
    let make: @MainActor (InterfaceElement, InterfaceContext) -> UIView
    /// Reads the element's own properties.
    let configure: @MainActor (UIView, InterfaceElement, InterfaceContext) -> Void

    /// A class with properties of its own.
    static func of<View: UIView>(
        _ name: String, make: @escaping @MainActor (InterfaceElement, InterfaceContext) -> View,
        configure: @escaping @MainActor (View, InterfaceElement, InterfaceContext) -> Void = { _, _, _ in }
    ) -> ViewClass {
        ViewClass(name: name, make: make) { view, element, context in
            if let view = view as? View { configure(view, element, context) }
        }
    }

    /// The class of a tag; nil for a tag that is no view's.
    static func named(_ tag: String) -> ViewClass? { table[tag] }

    private static let table: [String: ViewClass] = {
        var table: [String: ViewClass] = [
            "view": .of("UIView", make: { _, _ in UIView() }),
            "containerView": .of("UIView", make: { _, _ in UIView() }),
            "window": .of("UIWindow", make: { _, _ in UIView() }),
            "label": .label,
            "button": .button,
            "imageView": .imageView,
            "stackView": .stackView,
            "scrollView": .of("UIScrollView", make: { _, _ in UIScrollView() }, configure: readScrollView),
            "tableView": .tableView,
            "tableViewCell": .tableViewCell,
            "collectionView": .collectionView,
            "collectionViewCell": .collectionViewCell,
            "collectionViewCellContentView": .of("UIView", make: { _, _ in UIView() }),
            "collectionReusableView": .collectionReusableView,
            "switch": .switchControl,
            "slider": .slider,
            "segmentedControl": .segmentedControl,
            "stepper": .stepper,
            "progressView": .progressView,
            "activityIndicatorView": .activityIndicator,
            "pageControl": .pageControl,
            "datePicker": .datePicker,
            "pickerView": .of("UIPickerView", make: { _, _ in UIPickerView() }),
            "visualEffectView": .effectView,
            "textField": .textField,
            "textView": .textView,
            "searchBar": .searchBar,
            "toolbar": .toolbar,
            "navigationBar": .navigationBar,
            "tabBar": .tabBar,
            "tableViewCellContentView": .of("UITableViewCellContentView", make: { _, _ in UIView() }),
        ]
        for (tag, standIn) in StandIn.table { table[tag] = .standIn(standIn) }
        return table
    }()
}
