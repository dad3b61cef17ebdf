public import Foundation

extension UIImage {
    /// What an image is chosen by; of itself empty here: traits count where an image is drawn.
    public class Configuration: NSObject {
        public override init() {
            super.init()
        }
    }
}
