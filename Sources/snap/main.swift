import Foundation
import SnapCommands

let status = await Snap.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
