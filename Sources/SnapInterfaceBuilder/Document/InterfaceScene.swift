/// One root view of a document: a view controller's, or one that stands alone.
package struct InterfaceScene {
    /// What `--scene` takes; unique in the document.
    package let name: String
    /// The ids that stand for the scene, too.
    let ids: [String]
    let root: InterfaceElement
    /// nil for a view that no controller of the document has.
    let controller: InterfaceElement?
}
