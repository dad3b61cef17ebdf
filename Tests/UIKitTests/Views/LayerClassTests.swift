import Testing
import UIKit

@MainActor
@Suite struct LayerClassTests {
    /// As apps write it for iOS, where the property is of the type `AnyClass`.
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test func `a view has a layer of its layer class`() {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.layer is CAGradientLayer)
        #expect(view.layer.bounds.size == CGSize(width: 30, height: 20))
        #expect(GradientView(coder: NSCoder())?.layer is CAGradientLayer)
        #expect(type(of: UIView().layer) == CALayer.self)
    }
}
