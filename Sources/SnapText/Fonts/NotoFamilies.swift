/// The families of Noto that draw one script each, as their files are named.
enum NotoFamilies {
    /// Nil where no family is meant for the script alone.
    static func family(of script: Script) -> String? {
        table.first { $0.script == script }?.family
    }

    /// Sans where there is one: the system fonts of iOS are. Thai with loops, as Thonburi has them.
    private static let table: [(script: Script, family: String)] = [
        (Script("Adlm"), "NotoSansAdlam"), (Script("Arab"), "NotoSansArabic"), (Script("Armn"), "NotoSansArmenian"),
        (Script("Bali"), "NotoSansBalinese"), (Script("Beng"), "NotoSansBengali"),
        (Script("Cans"), "NotoSansCanadianAboriginal"), (Script("Cher"), "NotoSansCherokee"),
        (Script("Copt"), "NotoSansCoptic"), (Script("Deva"), "NotoSansDevanagari"),
        (Script("Ethi"), "NotoSansEthiopic"), (Script("Geor"), "NotoSansGeorgian"),
        (Script("Gujr"), "NotoSansGujarati"), (Script("Guru"), "NotoSansGurmukhi"),
        (Script("Hebr"), "NotoSansHebrew"), (Script("Java"), "NotoSansJavanese"), (Script("Khmr"), "NotoSansKhmer"),
        (Script("Knda"), "NotoSansKannada"), (Script("Laoo"), "NotoSansLao"), (Script("Mlym"), "NotoSansMalayalam"),
        (Script("Mong"), "NotoSansMongolian"), (Script("Mymr"), "NotoSansMyanmar"), (Script("Nkoo"), "NotoSansNKo"),
        (Script("Olck"), "NotoSansOlChiki"), (Script("Orya"), "NotoSansOriya"), (Script("Sinh"), "NotoSansSinhala"),
        (Script("Syrc"), "NotoSansSyriac"), (Script("Taml"), "NotoSansTamil"), (Script("Telu"), "NotoSansTelugu"),
        (Script("Tfng"), "NotoSansTifinagh"), (Script("Thaa"), "NotoSansThaana"), (Script("Thai"), "NotoLoopedThai"),
        (Script("Tibt"), "NotoSerifTibetan"), (Script("Yiii"), "NotoSansYi"),
    ]
}
