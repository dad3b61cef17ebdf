/// One part of `bench`: a verb of the developer's executable that times a stage of the pipeline.
protocol Benchmark {
    /// What follows `bench` on the command line.
    static var name: String { get }
    /// One line for the list of verbs.
    static var summary: String { get }
    /// Prints its figures, medians in milliseconds unless the line says otherwise.
    @MainActor static func run(_ arguments: [String]) throws
}
