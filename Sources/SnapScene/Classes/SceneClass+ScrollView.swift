import UIKit

extension SceneClass {
    static let scrollView = SceneClass("UIScrollView", inheriting: view, keys: scrollViewKeys) { _, _ in
        UIScrollView()
    }

    private static let scrollViewKeys: [KeyForm<UIScrollView>] = [
        KeyForm(
            "contentSize", .size, \.contentSize,
            "The extent of the content, in points, where equations with the guide content do not say it."),
        KeyForm("contentInset", .insets, \.contentInset, "Around the content, in points."),
        KeyForm(
            "contentInsetAdjustmentBehavior", .insetAdjustment, \.contentInsetAdjustmentBehavior,
            "How the safe area is added to the insets."),
        KeyForm("contentOffset", .point, \.contentOffset, "The content's point in the upper left corner, in points."),
        KeyForm("isScrollEnabled", .bool, \.isScrollEnabled, "Whether the content can be scrolled."),
        KeyForm(
            "alwaysBounceVertical", .bool, \.alwaysBounceVertical, "Whether content that fits scrolls up and down."),
    ]
}

extension ValueForm where Value == UIScrollView.ContentInsetAdjustmentBehavior {
    fileprivate static var insetAdjustment: Self {
        choice(
            "adjustment behavior",
            [("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always)])
    }
}
