#if canImport(ObjectiveC)
    import ObjectiveC
    import UIKit

    /// Selectors from methods, on Apple's platforms: the class gets an Objective-C method that calls the Swift one.
    @MainActor
    extension Selector {
        private typealias Call = @MainActor @convention(block) (AnyObject, Any?, UIEvent?) -> Void

        init<Target: NSObject>(
            _ method: @escaping @MainActor (Target) -> @MainActor () -> Void,
            fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
        ) {
            self.init(place: "\(fileID):\(line):\(column)", of: Target.self) { target, _, _ in
                if let target = target as? Target { method(target)() }
            }
        }

        init<Target: NSObject, Sender>(
            _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
            fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
        ) {
            self.init(place: "\(fileID):\(line):\(column)", of: Target.self) { target, sender, _ in
                if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
            }
        }

        init<Target: NSObject, Sender>(
            _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
            fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
        ) {
            self.init(place: "\(fileID):\(line):\(column)", of: Target.self) { target, sender, event in
                if let target = target as? Target, let sender = sender as? Sender { method(target)(sender, event) }
            }
        }

        private init(place: String, of type: AnyClass, call: @escaping Call) {
            // Two colons: UIKit hands over the sender and the event.
            let name = place.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
            let selector = NSSelectorFromString(name + "::")
            class_addMethod(type, selector, imp_implementationWithBlock(call), "v@:@@")
            self = selector
        }
    }
#endif
