// The compiler's cross-import overlay: a file that imports both `Testing` and `UIKit` imports this module, too.
@_exported public import UIKit
