// A narrow C face over HarfBuzz (shaping, outlines, metrics) and ICU (line breaks, bidirectional order).
//
// ICU's functions are macros that rename themselves with the library's version, which Swift cannot call; and neither library's
// headers need to be seen by Swift. Texts are UTF-16, positions are in code units, lengths are in font units unless said otherwise.

#ifndef CSnapText_H
#define CSnapText_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// ---- Faces -------------------------------------------------------------------------------------------------------------------

/// One face of a font file. Immutable once opened: every function that takes a `const` face may run on any thread.
typedef struct snap_face snap_face;

typedef struct {
    int32_t units_per_em;
    int32_t glyph_count;
    int32_t ascender;
    /// Negative below the baseline.
    int32_t descender;
    int32_t line_gap;
    /// 0 where the font does not say.
    int32_t cap_height;
    int32_t x_height;
} snap_face_metrics;

/// How many faces a font file holds: one, or those of a collection; 0 where the file cannot be read or is no font.
uint32_t snap_font_face_count(const char *path);

/// Opens face `index` of a font file; NULL where the file cannot be read or holds no such face.
snap_face *snap_face_open(const char *path, uint32_t index);
void snap_face_close(snap_face *face);
snap_face_metrics snap_face_get_metrics(const snap_face *face);

/// Writes the English name with the given number of the font's table of names as UTF-8 with a zero at its end, at most `capacity`
/// bytes of it. False where the font has no such name, or `capacity` is 0.
bool snap_face_name(const snap_face *face, uint32_t number, char *name, size_t capacity);

/// The weight from 1 to 1000 (regular is 400), and whether the letters are slanted.
float snap_face_weight(const snap_face *face);
bool snap_face_is_italic(const snap_face *face);

/// The glyph of a character; 0 where the face has none.
uint32_t snap_face_glyph(const snap_face *face, uint32_t character);
int32_t snap_face_advance(const snap_face *face, uint32_t glyph);

/// Whether the face has forms of its own for a language (a BCP 47 tag, or NULL for none) of a script (an ISO 15924 tag).
bool snap_face_has_language_forms(const snap_face *face, uint32_t script, const char *language);

typedef enum { SNAP_STEP_MOVE, SNAP_STEP_LINE, SNAP_STEP_QUAD, SNAP_STEP_CUBIC, SNAP_STEP_CLOSE } snap_step;

/// Receives one step of an outline with its points (x, y pairs, y up): 1, 1, 2, 3 or none of them.
typedef void (*snap_step_function)(void *context, snap_step step, const float *points);

/// Walks a glyph's outline; a glyph without one calls nothing.
void snap_face_outline(const snap_face *face, uint32_t glyph, snap_step_function function, void *context);

/// Receives the bytes of a PNG file, which are gone when the call returns.
typedef void (*snap_bytes_function)(void *context, const uint8_t *bytes, size_t count);

/// Hands out the largest picture that the face has of a glyph; one without a picture calls nothing.
void snap_face_picture(const snap_face *face, uint32_t glyph, snap_bytes_function function, void *context);

// ---- Shaping -----------------------------------------------------------------------------------------------------------------

/// A reusable shaping buffer; belongs to one thread at a time.
typedef struct snap_buffer snap_buffer;

typedef struct {
    uint32_t glyph;
    /// The first code unit of the cluster that the glyph belongs to.
    uint32_t cluster;
    int32_t x_advance;
    int32_t x_offset;
    int32_t y_offset;
} snap_glyph;

typedef enum {
    /// The font's own kerning, ligatures and contextual letters are not applied.
    SNAP_SHAPE_LETTERS_ONLY = 1,
    /// Digits of one width.
    SNAP_SHAPE_TABULAR_DIGITS = 2,
    /// The run is read from right to left.
    SNAP_SHAPE_RIGHT_TO_LEFT = 4,
} snap_shape_flags;

snap_buffer *snap_buffer_create(void);
void snap_buffer_destroy(snap_buffer *buffer);

/// Shapes `count` code units from `start` of a text that is `length` long (the rest is context), and returns the number of glyphs,
/// which stand in visual order. `script` is an ISO 15924 tag; `language` a BCP 47 tag or NULL.
size_t snap_buffer_shape(
    snap_buffer *buffer, const snap_face *face, const uint16_t *text, size_t length, size_t start, size_t count,
    uint32_t script, const char *language, uint32_t flags);
/// Writes the first `count` glyphs that were shaped last.
void snap_buffer_glyphs(const snap_buffer *buffer, snap_glyph *glyphs, size_t count);

/// The ISO 15924 tag of a character's script, such as 'Latn'; 'Zyyy' for common and 'Zinh' for inherited.
uint32_t snap_character_script(uint32_t character);

// ---- Lines -------------------------------------------------------------------------------------------------------------------

/// Sets `breaks[i]` to 1 where a line may begin at code unit i, else to 0, by Unicode's line-breaking rules of the locale
/// (NULL for the root locale). `breaks` is `length` long. False where ICU cannot.
bool snap_line_breaks(const char *locale, const uint16_t *text, size_t length, uint8_t *breaks);

/// Writes the embedding level of each code unit of one paragraph. `base` is 0 or 1 for a given direction, or 254 (255) to take it
/// from the first strong character, left to right (right to left) where there is none. Returns the paragraph's level; -1 where
/// ICU cannot.
int snap_bidi_levels(const uint16_t *text, size_t length, uint8_t base, uint8_t *levels);

/// Writes the logical index of each visual position of a line whose runs have these levels (rule L2).
void snap_bidi_reorder(const uint8_t *levels, size_t count, int32_t *visual);

#ifdef __cplusplus
}
#endif
#endif
