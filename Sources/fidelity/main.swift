// Holds measures against those that Apple's engine computed; see `make fidelity`.
import Foundation

let usage = "usage: fidelity labels FILE.tsv"

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2, arguments[0] == "labels" else { throw FidelityError.usage(usage) }
    let facts = try LabelFact.read(arguments[1])
    var score = LabelScore()
    for fact in facts {
        let size = LabelMeasurement.size(of: fact)
        if let miss = score.count(fact, measured: size) { print(miss) }
    }
    print(score)
} catch FidelityError.usage(let text) {
    FileHandle.standardError.write(Data("fidelity: \(text)\n".utf8))
    exit(64)
} catch {
    FileHandle.standardError.write(Data("fidelity: \(error)\n".utf8))
    exit(2)
}
