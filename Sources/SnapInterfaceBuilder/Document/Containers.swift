/// Which controllers of a document contain or push others.
struct Containers {
    let document: InterfaceElement

    /// The controllers that contain a controller, or that push it, the nearest first: those whose bars it infers. One that simulates none itself
    /// (`metrics`) has none to hand down.
    func above(_ controller: InterfaceElement, inferring metrics: String) -> [InterfaceElement] {
        var seen: Set<String> = []
        var found: [InterfaceElement] = []
        var pending = [controller]
        while !pending.isEmpty {
            let each = pending.removeFirst()
            guard let id = each.peek("id"), seen.insert(id).inserted else { continue }
            if each !== controller { found.append(each) }
            for segue in segues(to: id) where ["relationship", "show", "push"].contains(segue.peek("kind") ?? "") {
                guard let outer = owner(of: segue), outer.child("nil", key: metrics) == nil else { continue }
                pending.append(outer)
            }
        }
        return found
    }

    /// The controller whose segue pushes a controller; nil where none does.
    func pushing(_ controller: InterfaceElement) -> InterfaceElement? {
        let pushes = segues(to: controller.peek("id") ?? "").filter {
            ["show", "push"].contains($0.peek("kind") ?? "")
        }
        return pushes.lazy.compactMap(owner).first { $0 !== controller }
    }

    func embeds(_ controller: InterfaceElement) -> Bool {
        segues(to: controller.peek("id") ?? "").contains { $0.peek("kind") == "embed" }
    }

    private func owner(of segue: InterfaceElement) -> InterfaceElement? {
        var outer: InterfaceElement? = segue
        while let element = outer, !element.tag.hasSuffix("ontroller") { outer = element.parent }
        return outer
    }

    private func segues(to id: String) -> [InterfaceElement] {
        var found: [InterfaceElement] = []
        document.visit { element in
            if element.tag == "segue", element.peek("destination") == id { found.append(element) }
        }
        return found
    }
}
