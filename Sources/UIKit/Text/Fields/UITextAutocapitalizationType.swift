/// Which letters a keyboard makes capital: kept, since nothing is typed.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}
