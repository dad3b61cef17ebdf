#!/usr/bin/env python3
"""Packs the system-font profile (JSON) into Sources/SnapText/Resources/system-font-profile.bin.

usage: make-system-font-profile.py system-font-metrics.json [output]

All numbers are little-endian. Advances and kerning are in 1/10,000 em, tracking and optical size in 1/100,000.

    "SFP2"
    u16 count, then count x (u16 size in points, i32 tracking)                 since iOS 14
    u16 count, then count x (u16 size in points, i32 tracking)                 until iOS 13
    u16 count, then count x (u16 size in points, i32 share of the Display master)
    9 x (u16 a, u16 aDisplay)                       scale of Inter's advance for unlisted characters, ultraLight ... black
    u16 rows, then rows x 18 u16                    distinct columns of advances: text and display, ultraLight ... black
    u16 count, then count x (u16 character, u16 row)
    u16 count, then count x (u16 character, i16 change)   what the characters' advances had more until iOS 13
    u16 letters, then letters x u16 character       the alphabet of the kerning pairs; a letter's index counts from 1
    u16 count, then count x (u16 character, u8 letter)   characters that kern as their base letter
    u16 values, then values x i16                   distinct kernings
    u16 count, then count x (u8 letter, u8 letter, u16 value)
"""
import json
import pathlib
import struct
import sys
import unicodedata

WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
# Cyrillic letters drawn as a Latin letter kern as it does.
LATIN_TWINS = dict(zip("аеорсхуіѕАВЕКМНОРСТХ", "aeopcxyisABEKMHOPCTX"))


def base(character):
    if character in LATIN_TWINS:
        return LATIN_TWINS[character]
    if character == "\u00a0":
        return " "
    parts = unicodedata.normalize("NFD", character)
    if len(parts) > 1 and all(unicodedata.combining(mark) for mark in parts[1:]):
        return base(parts[0]) if parts[0] != character else parts[0]
    return character


def exact(value, unit):
    scaled = round(value * unit)
    assert abs(scaled - value * unit) < 1e-6, value
    return scaled


def pack(profile):
    out = bytearray(b"SFP2")
    for table in (profile["tracking"], profile["trackingLegacy"], profile["opticalSize"]["modern"]):
        entries = sorted((int(size), value) for size, value in table.items())
        out += struct.pack("<H", len(entries))
        for size, value in entries:
            out += struct.pack("<Hi", size, exact(value, 100_000))
    weights = [profile["weights"][name] for name in WEIGHTS]
    for weight in weights:
        out += struct.pack("<HH", exact(weight["a"], 10_000), exact(weight["aDisplay"], 10_000))

    rows, characters = {}, []
    for character in sorted(weights[0]["advances"]):
        column = tuple(
            exact(weight[master][character], 10_000) for weight in weights for master in ("advances", "advancesDisplay"))
        characters.append((ord(character), rows.setdefault(column, len(rows))))
    out += struct.pack("<H", len(rows))
    for column in rows:
        out += struct.pack("<18H", *column)
    out += struct.pack("<H", len(characters))
    for entry in characters:
        out += struct.pack("<HH", *entry)
    changes = sorted(profile["legacyAdvanceDelta"].items())
    out += struct.pack("<H", len(changes))
    for character, change in changes:
        out += struct.pack("<Hh", ord(character), exact(change, 10_000))

    pairs = sorted(profile["kerning"]["pairs"].items())
    letters = sorted({letter for pair, _ in pairs for letter in pair})
    index = {letter: number for number, letter in enumerate(letters, 1)}
    assert len(letters) < 256
    out += struct.pack("<H", len(letters)) + b"".join(struct.pack("<H", ord(letter)) for letter in letters)
    bases = [(code, index[base(chr(code))]) for code in range(0x10000)
             if not 0xD800 <= code < 0xE000 and base(chr(code)) != chr(code) and base(chr(code)) in index]
    out += struct.pack("<H", len(bases)) + b"".join(struct.pack("<HB", *entry) for entry in bases)
    values = sorted({exact(value, 10_000) for _, value in pairs})
    out += struct.pack("<H", len(values)) + b"".join(struct.pack("<h", value) for value in values)
    out += struct.pack("<H", len(pairs))
    for pair, value in pairs:
        out += struct.pack("<BBH", index[pair[0]], index[pair[1]], values.index(exact(value, 10_000)))
    return bytes(out)


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    source = pathlib.Path(sys.argv[1])
    default = pathlib.Path(__file__).parent.parent / "Sources/SnapText/Resources/system-font-profile.bin"
    target = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else default
    packed = pack(json.loads(source.read_text()))
    target.write_bytes(packed)
    print(f"{target}: {len(packed)} bytes")


if __name__ == "__main__":
    main()
