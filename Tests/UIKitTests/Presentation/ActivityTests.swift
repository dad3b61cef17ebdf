import Testing

@testable import UIKit

@MainActor struct ActivityTests {
    @Test func `what is shared is presented on a sheet, says that it is not drawn, and tells of its end`() {
        let stage = TouchStage()
        let activity = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        var ends: [Bool] = []
        activity.completionWithItemsHandler = { _, completed, _, _ in ends.append(completed) }
        let messages = RuntimeWarnings.collect { stage.controller.present(activity, animated: true) }.messages
        #expect(
            messages == [
                "the sheet of a UIActivityViewController is the system's and is not drawn: the picture has an empty one"
            ])
        #expect(activity.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
        stage.tap(100, 20)
        #expect(stage.controller.presentedViewController == nil)
        #expect(ends == [false])
    }

    @Test func `on an iPad it is a popover`() {
        let former = UIScreen.main.device
        UIScreen.main.device = DeviceModel.iPadMini.device()
        let activity = UIActivityViewController(activityItems: [], applicationActivities: [])
        #expect(activity.popoverPresentationController != nil)
        UIScreen.main.device = former
    }
}
