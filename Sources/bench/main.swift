// Times the stages of the pipeline; see `make bench`.
import Foundation

let benchmarks: [any Benchmark.Type] = [
    RasterBenchmark.self,
    PNGBenchmark.self,
    CompareBenchmark.self,
    CheckBenchmark.self,
    SolverBenchmark.self,
    TextBenchmark.self,
    PresentBenchmark.self,
]

let arguments = CommandLine.arguments.dropFirst()
do {
    guard let name = arguments.first else {
        for benchmark in benchmarks { print("bench \(benchmark.name)  \(benchmark.summary)") }
        exit(0)
    }
    guard let benchmark = benchmarks.first(where: { $0.name == name }) else { throw BenchmarkError.unknownVerb(name) }
    try benchmark.run(Array(arguments.dropFirst()))
} catch {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(64)
}
