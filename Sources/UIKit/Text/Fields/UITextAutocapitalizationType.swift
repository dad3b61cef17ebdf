/// Which letters a keyboard makes capital: kept, since typed text is taken as it is.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}
