// swift-tools-version: 6.2
import PackageDescription

// Tests of a user run unoptimised, where Swift's pixel loops are 30 to 40 times slower: the hot targets are compiled
// optimised in debug builds, too.
let hot: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// Views are objects whose properties call one another: looking for overlapping accesses at run time is a seventh of a layout's
// instructions. Debug builds look, all tests with them.
let checkedInDebug: [SwiftSetting] = [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

let package = Package(
    name: "snap",
    products: [
        // `_Testing_UIKit` belongs to UIKit: the compiler asks for it wherever a file imports both UIKit and Testing.
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "SnapTesting", targets: ["SnapTesting"]),
        .executable(name: "snap", targets: ["snap"]),
    ],
    targets: [
        .target(
            name: "CSnapPNG",
            linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("deflate"), .linkedLibrary("xxhash")]),
        .target(
            name: "CSnapText",
            linkerSettings: [.linkedLibrary("harfbuzz"), .linkedLibrary("icuuc")]),
        .target(name: "SnapGraphics", swiftSettings: hot),
        .target(name: "SnapSolver", swiftSettings: hot),
        .target(name: "SnapRaster", dependencies: ["SnapGraphics"], swiftSettings: hot),
        .target(name: "SnapPNG", dependencies: ["SnapGraphics", "CSnapPNG"], swiftSettings: hot),
        .target(name: "SnapDiff", dependencies: ["SnapGraphics"], swiftSettings: hot),
        .target(
            name: "SnapText", dependencies: ["SnapGraphics", "SnapPNG", "CSnapText"],
            resources: [.embedInCode("Resources/system-font-profile.bin")],
            swiftSettings: hot),
        .target(
            name: "UIKit",
            dependencies: ["SnapGraphics", "SnapSolver", "SnapText", "SnapPNG", "SnapRaster"],
            swiftSettings: checkedInDebug),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "SnapFiles"),
        .target(name: "SnapScene", dependencies: ["UIKit", "SnapFiles"]),
        .target(name: "SnapInterfaceBuilder", dependencies: ["UIKit", "SnapFiles"]),
        .target(
            name: "SnapGolden",
            dependencies: ["UIKit", "SnapFiles", "SnapGraphics", "SnapPNG", "SnapDiff", "SnapText"]),
        .target(
            name: "SnapTesting",
            dependencies: [
                "SnapGolden", "SnapFiles", "SnapDiff", "SnapGraphics", "SnapPNG", "SnapRaster", "UIKit",
                "_Testing_UIKit",
            ]),
        .target(name: "SnapReport", dependencies: ["SnapGolden", "SnapFiles"]),
        .target(
            name: "SnapCommands",
            dependencies: [
                "SnapGolden", "SnapReport", "SnapScene", "SnapInterfaceBuilder", "SnapFiles", "SnapDiff", "SnapPNG",
                "SnapRaster", "SnapGraphics", "SnapText", "UIKit",
            ]),
        .executableTarget(name: "snap", dependencies: ["SnapCommands"]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "UIKit", "SnapText", "SnapRaster", "SnapSolver", "SnapPNG", "SnapDiff", "SnapGolden", "SnapGraphics",
                "CSnapText",
            ]),
        .executableTarget(name: "fidelity", dependencies: ["UIKit", "SnapText"]),
        .testTarget(name: "SnapGraphicsTests", dependencies: ["SnapGraphics"]),
        .testTarget(name: "SnapSolverTests", dependencies: ["SnapSolver"]),
        .testTarget(name: "SnapRasterTests", dependencies: ["SnapRaster"]),
        .testTarget(name: "SnapPNGTests", dependencies: ["SnapPNG"]),
        .testTarget(name: "SnapDiffTests", dependencies: ["SnapDiff"]),
        .testTarget(name: "SnapTextTests", dependencies: ["SnapText", "CSnapText"]),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "SnapGraphics", "SnapRaster", "SnapPNG"]),
        .testTarget(name: "SnapSceneTests", dependencies: ["SnapScene", "SnapFiles", "UIKit"]),
        .testTarget(name: "SnapInterfaceBuilderTests", dependencies: ["SnapInterfaceBuilder", "UIKit"]),
        .testTarget(
            name: "SnapGoldenTests", dependencies: ["SnapGolden", "SnapFiles", "SnapDiff", "SnapGraphics", "SnapPNG"]),
        .testTarget(
            name: "SnapTestingTests",
            dependencies: ["SnapTesting", "SnapGolden", "SnapDiff", "SnapGraphics", "UIKit"],
            exclude: ["__Snapshots__"]),
        .testTarget(name: "SnapReportTests", dependencies: ["SnapReport", "SnapGolden"]),
        .testTarget(
            name: "SnapCommandsTests",
            dependencies: ["SnapCommands", "SnapGolden", "SnapFiles", "SnapReport", "SnapGraphics", "SnapPNG"]),
        .testTarget(name: "EndToEndTests", dependencies: ["snap", "bench"]),
        .testTarget(name: "ArchitectureTests"),
    ]
)

for target in package.targets where !target.name.hasPrefix("C") {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .swiftLanguageMode(.v6),
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("ExistentialAny"),
        ]
}
