import Testing

@testable import UIKit

@MainActor struct NibNameTests {
    @Test func `a nib that was named is missed, by its name`() {
        for controller in [
            UIViewController(nibName: "Card", bundle: nil), UITableViewController(nibName: "Card", bundle: nil),
        ] {
            let messages = RuntimeWarnings.collect { controller.loadViewIfNeeded() }.messages
            #expect(
                messages == [
                    "\(type(of: controller)) names the nib \"Card\", which is not read: its view is empty; make the view in loadView()"
                ])
        }
    }

    @Test func `without a name nothing is missed`() {
        #expect(RuntimeWarnings.collect { UIViewController().loadViewIfNeeded() }.messages == [])
    }
}
