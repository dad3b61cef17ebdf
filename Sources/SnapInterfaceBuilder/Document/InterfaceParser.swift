import Foundation
import FoundationXML
import UIKit

/// Reads XML into elements with their lines.
final class InterfaceParser: NSObject, XMLParserDelegate {
    /// Deeper documents are refused: reading a tree takes a stack, at most so many bytes an element.
    private static let greatestDepth = 2_000
    private static let bytesOfElement = 4096

    private let depthLimit = min(greatestDepth, StackRoom().bytes / bytesOfElement)
    private let file: String
    private var root: InterfaceElement?
    private var open: [InterfaceElement] = []
    private var tooDeepLine: Int?
    private var hasFailed = false

    private init(file: String) {
        self.file = file
        super.init()
    }

    /// The root element of a document.
    static func parse(_ data: Data, file: String) throws(InterfaceError) -> InterfaceElement {
        let delegate = InterfaceParser(file: file)
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = delegate
        let isWellFormed = parser.parse()
        if let line = delegate.tooDeepLine { throw .tooDeep(file: file, line: line, limit: delegate.depthLimit) }
        // The parser goes on after some mistakes, and says that all is well.
        guard isWellFormed, parser.parserError == nil, delegate.open.isEmpty, !delegate.hasFailed,
            let root = delegate.root
        else {
            let reason =
                delegate.open.last.map { "<\($0.tag)> of line \($0.line) is not closed" }
                ?? parser.parserError.map { $0.localizedDescription } ?? "it is empty"
            throw .notXML(file: file, line: max(1, parser.lineNumber), reason: reason)
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        let element = InterfaceElement(tag: elementName, attributes: attributeDict, line: parser.lineNumber)
        if let outer = open.last { outer.append(element) } else { root = element }
        open.append(element)
        guard open.count > depthLimit else { return }
        tooDeepLine = parser.lineNumber
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        _ = open.popLast()
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        hasFailed = true
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open.last?.append(text: string)
    }
}
