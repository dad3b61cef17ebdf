import UIKit

/// A view class that this UIKit does not have: its views take their place and draw their background only.
@MainActor
struct StandIn {
    let className: String

    static let table: [(tag: String, standIn: StandIn)] = [
        ("wkWebView", StandIn(className: "WKWebView")),
        ("webView", StandIn(className: "UIWebView")),
        ("mapView", StandIn(className: "MKMapView")),
        ("glkView", StandIn(className: "GLKView")),
        ("mtkView", StandIn(className: "MTKView")),
        ("sceneKitView", StandIn(className: "SCNView")),
        ("arscnView", StandIn(className: "ARSCNView")),
        ("skView", StandIn(className: "SKView")),
        ("arskView", StandIn(className: "ARSKView")),
        ("arView", StandIn(className: "ARView")),
        ("pdfView", StandIn(className: "PDFView")),
        ("colorWell", StandIn(className: "UIColorWell")),
        ("adBannerView", StandIn(className: "ADBannerView")),
    ]
}

extension ViewClass {
    static func standIn(_ standIn: StandIn) -> ViewClass {
        .of(standIn.className) { element, context in
            context.warnings.add(
                "\(standIn.className) is not implemented: it takes its place, and only its background is drawn", element
            )
            return UIView()
        }
    }
}
