#if canImport(ObjectiveC)
    import ObjectiveC
    import UIKit

    /// Selectors from methods, on Apple's platforms: the class gets an Objective-C method that calls the Swift one.
    @MainActor
    extension Selector {
        private typealias Call = @MainActor @convention(block) (AnyObject, Any?, UIEvent?) -> Void

        init<Target: NSObject, Result>(
            _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
            fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
        ) {
            self.init(place: "\(fileID):\(line):\(column)", of: Target.self) { target, _, _ in
                if let target = target as? Target { _ = method(target)() }
            }
        }

        init<Target: NSObject, Sender, Result>(
            _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
            fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
        ) {
            self.init(place: "\(fileID):\(line):\(column)", of: Target.self) { target, sender, _ in
                if let target = target as? Target, let sender = Self.sender(sender) as Sender? {
                    _ = method(target)(sender)
                }
            }
        }

        init<Target: NSObject, Sender, Result>(
            _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Result,
            fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
        ) {
            self.init(place: "\(fileID):\(line):\(column)", of: Target.self) { target, sender, event in
                if let target = target as? Target, let sender = Self.sender(sender) as Sender? {
                    _ = method(target)(sender, event)
                }
            }
        }

        /// A parameter that is a truth value is true, as on Linux.
        private static func sender<Sender>(_ sender: Any?) -> Sender? {
            Sender.self == Bool.self ? true as? Sender : sender as? Sender
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
