import SnapFiles
import SnapText
import Testing

@testable import SnapGolden

/// How paths are told to people.
@Suite struct ShownPathTests {
    @Test(arguments: [
        ("/home/me/app/a.png", "/home/me/app", "a.png"), ("/home/me/app/b/a.png", "/home/me/app", "b/a.png"),
        ("/home/me/app", "/home/me/app", "."), ("/home/me/other/a.png", "/home/me/app", "../other/a.png"),
        ("/home/me/application/a.png", "/home/me/app", "../application/a.png"), ("/home/me", "/home/me/app", ".."),
        // By way of the root it would be longer.
        ("/etc/a.png", "/home/me/app", "/etc/a.png"), ("/a.png", "/b/c", "/a.png"), ("/a/b.png", "/", "a/b.png"),
        // Two files, though the texts are equal.
        ("/home/me/cafe\u{301}/a.png", "/home/me/caf\u{E9}", "../cafe\u{301}/a.png"),
        ("a.png", "/home", "a.png"), ("/a.png", "home", "/a.png"),
    ])
    func `a path is seen from the folder where that is shorter`(path: String, folder: String, shown: String) {
        #expect(Paths.shown(path, from: folder).utf8.elementsEqual(shown.utf8))
    }

    @Test func `every error about a file names it as seen from the folder`() {
        let file = "/home/me/app/T/a.png"
        let errors: [any FileError] = [
            GoldenError.shared(file: file, first: "a", second: "b"), GoldenError.takenTwice(file: file, name: "a"),
            GoldenError.notUnderRoot(file: file, root: "elsewhere"), GoldenError.largeFilePointer(path: file),
            GoldenError.corruptPicture(path: file, reason: "it is"),
            GoldenError.corruptLayout(path: file, reason: LayoutTextError(line: 1, problem: .noView)),
            GoldenError.notText(path: file), GoldenError.corruptPending(path: file, reason: "it is"),
            GoldenError.notAFile(path: file), GoldenError.noPermission(path: file),
            GoldenError.file(path: file, reason: "it is"), ProjectSettingsError.notJSON(path: file),
            ProjectSettingsError.unknownKey(path: file, key: "a"),
            ProjectSettingsError.recordMode(path: file, value: "a"),
            RunLogError.unreadable(.notAFile(path: file)), ProjectSettingsError.unreadable(.noPermission(path: file)),
            ProjectSettingsError.font(.invalid(path: file)), RunLogError.line(path: file, number: 1),
        ]
        for error in errors {
            #expect(error.description.contains(file))
            let text = error.description(seenFrom: "/home/me/app")
            #expect(text.contains("T/a.png") && !text.contains("/home/me"), "\(text)")
            #expect(error.description(seenFrom: "/home/me/app/Sources").contains("../T/a.png"))
        }
    }
}
