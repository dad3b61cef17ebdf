// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Dialogs",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Dialogs", targets: ["Dialogs"])],
    dependencies: [.package(name: "snap", path: "../..")],
    targets: [
        .target(
            name: "Dialogs",
            dependencies: [.product(name: "UIKit", package: "snap", condition: .when(platforms: [.linux]))]),
        .testTarget(
            name: "DialogsTests",
            dependencies: [
                "Dialogs", .product(name: "SnapTesting", package: "snap", condition: .when(platforms: [.linux])),
            ],
            exclude: ["__Snapshots__"],
            // As most apps' tests are: plain XCTest methods may use UIKit there.
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
