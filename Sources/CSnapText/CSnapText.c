#include "CSnapText.h"

#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>

// ---- Faces -------------------------------------------------------------------------------------------------------------------

struct snap_face {
    hb_face_t *face;
    hb_font_t *font;
    hb_draw_funcs_t *draw;
};

typedef struct {
    snap_step_function function;
    void *context;
} sink;

static void move_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
    const float points[2] = {x, y};
    ((sink *)data)->function(((sink *)data)->context, SNAP_STEP_MOVE, points);
}

static void line_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float x, float y, void *user) {
    const float points[2] = {x, y};
    ((sink *)data)->function(((sink *)data)->context, SNAP_STEP_LINE, points);
}

static void quadratic_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float cx, float cy, float x, float y, void *user) {
    const float points[4] = {cx, cy, x, y};
    ((sink *)data)->function(((sink *)data)->context, SNAP_STEP_QUAD, points);
}

static void cubic_to(
    hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, float ax, float ay, float bx, float by, float x, float y,
    void *user) {
    const float points[6] = {ax, ay, bx, by, x, y};
    ((sink *)data)->function(((sink *)data)->context, SNAP_STEP_CUBIC, points);
}

static void close_path(hb_draw_funcs_t *funcs, void *data, hb_draw_state_t *state, void *user) {
    ((sink *)data)->function(((sink *)data)->context, SNAP_STEP_CLOSE, NULL);
}

static hb_draw_funcs_t *make_draw_funcs(void) {
    hb_draw_funcs_t *draw = hb_draw_funcs_create();
    hb_draw_funcs_set_move_to_func(draw, move_to, NULL, NULL);
    hb_draw_funcs_set_line_to_func(draw, line_to, NULL, NULL);
    hb_draw_funcs_set_quadratic_to_func(draw, quadratic_to, NULL, NULL);
    hb_draw_funcs_set_cubic_to_func(draw, cubic_to, NULL, NULL);
    hb_draw_funcs_set_close_path_func(draw, close_path, NULL, NULL);
    hb_draw_funcs_make_immutable(draw);
    return draw;
}

uint32_t snap_font_face_count(const char *path) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return 0;
    const unsigned count = hb_face_count(blob);
    hb_blob_destroy(blob);
    return count;
}

snap_face *snap_face_open(const char *path, uint32_t index) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return NULL;
    if (index >= hb_face_count(blob)) {
        hb_blob_destroy(blob);
        return NULL;
    }
    hb_face_t *face = hb_face_create(blob, index);
    hb_blob_destroy(blob);
    if (hb_face_get_glyph_count(face) == 0) {
        hb_face_destroy(face);
        return NULL;
    }
    hb_face_make_immutable(face);
    hb_font_t *font = hb_font_create(face);
    hb_font_make_immutable(font);
    snap_face *result = malloc(sizeof *result);
    if (!result) {
        hb_font_destroy(font);
        hb_face_destroy(face);
        return NULL;
    }
    *result = (snap_face){face, font, make_draw_funcs()};
    return result;
}

void snap_face_close(snap_face *face) {
    if (!face) return;
    hb_draw_funcs_destroy(face->draw);
    hb_font_destroy(face->font);
    hb_face_destroy(face->face);
    free(face);
}

static int32_t metric(const snap_face *face, hb_ot_metrics_tag_t tag) {
    hb_position_t value = 0;
    return hb_ot_metrics_get_position(face->font, tag, &value) ? value : 0;
}

snap_face_metrics snap_face_get_metrics(const snap_face *face) {
    hb_font_extents_t extents = {0};
    hb_font_get_h_extents(face->font, &extents);
    return (snap_face_metrics){
        .units_per_em = (int32_t)hb_face_get_upem(face->face),
        .glyph_count = (int32_t)hb_face_get_glyph_count(face->face),
        .ascender = extents.ascender,
        .descender = extents.descender,
        .line_gap = extents.line_gap,
        .cap_height = metric(face, HB_OT_METRICS_TAG_CAP_HEIGHT),
        .x_height = metric(face, HB_OT_METRICS_TAG_X_HEIGHT),
    };
}

bool snap_face_name(const snap_face *face, uint32_t number, char *name, size_t capacity) {
    if (capacity == 0 || capacity > UINT_MAX) return false;
    unsigned size = (unsigned)capacity;
    return hb_ot_name_get_utf8(face->face, number, hb_language_from_string("en", -1), &size, name) > 0;
}

float snap_face_weight(const snap_face *face) {
    return hb_style_get_value(face->font, HB_STYLE_TAG_WEIGHT);
}

bool snap_face_is_italic(const snap_face *face) {
    return hb_style_get_value(face->font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(face->font, HB_STYLE_TAG_SLANT_ANGLE) < 0;
}

uint32_t snap_face_glyph(const snap_face *face, uint32_t character) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(face->font, character, &glyph) ? glyph : 0;
}

int32_t snap_face_advance(const snap_face *face, uint32_t glyph) {
    return hb_font_get_glyph_h_advance(face->font, glyph);
}

bool snap_face_has_language_forms(const snap_face *face, uint32_t script, const char *language) {
    if (!language || !*language) return false;
    hb_tag_t scripts[HB_OT_MAX_TAGS_PER_SCRIPT], languages[HB_OT_MAX_TAGS_PER_LANGUAGE];
    unsigned script_count = HB_OT_MAX_TAGS_PER_SCRIPT, language_count = HB_OT_MAX_TAGS_PER_LANGUAGE;
    hb_ot_tags_from_script_and_language(
        hb_script_from_iso15924_tag(script), hb_language_from_string(language, -1), &script_count, scripts,
        &language_count, languages);
    unsigned found_script = 0, found_language = 0;
    hb_tag_t chosen = 0;
    hb_ot_layout_table_select_script(face->face, HB_OT_TAG_GSUB, script_count, scripts, &found_script, &chosen);
    return hb_ot_layout_script_select_language(
        face->face, HB_OT_TAG_GSUB, found_script, language_count, languages, &found_language);
}

void snap_face_outline(const snap_face *face, uint32_t glyph, snap_step_function function, void *context) {
    sink target = {function, context};
    hb_font_get_glyph_shape(face->font, glyph, face->draw, &target);
}

void snap_face_picture(const snap_face *face, uint32_t glyph, snap_bytes_function function, void *context) {
    hb_blob_t *blob = hb_ot_color_glyph_reference_png(face->font, glyph);
    unsigned count = 0;
    const char *bytes = hb_blob_get_data(blob, &count);
    if (count > 0) function(context, (const uint8_t *)bytes, count);
    hb_blob_destroy(blob);
}

// ---- Shaping -----------------------------------------------------------------------------------------------------------------

struct snap_buffer {
    hb_buffer_t *buffer;
};

snap_buffer *snap_buffer_create(void) {
    snap_buffer *result = malloc(sizeof *result);
    if (result) result->buffer = hb_buffer_create();
    return result;
}

void snap_buffer_destroy(snap_buffer *buffer) {
    if (!buffer) return;
    hb_buffer_destroy(buffer->buffer);
    free(buffer);
}

// Never HarfBuzz's default language, which is the process's locale.
static hb_language_t language_of(const char *tag) { return hb_language_from_string(tag && *tag ? tag : "und", -1); }

size_t snap_buffer_shape(
    snap_buffer *buffer, const snap_face *face, const uint16_t *text, size_t length, size_t start, size_t count,
    uint32_t script, const char *language, uint32_t flags) {
    if (length > INT_MAX || start > length || count > length - start) return 0;
    hb_buffer_t *target = buffer->buffer;
    hb_buffer_reset(target);
    hb_buffer_add_utf16(target, text, (int)length, (unsigned)start, (int)count);
    hb_buffer_set_direction(target, flags & SNAP_SHAPE_RIGHT_TO_LEFT ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(target, hb_script_from_iso15924_tag(script));
    hb_buffer_set_language(target, language_of(language));

    hb_feature_t features[5];
    unsigned used = 0;
    if (flags & SNAP_SHAPE_LETTERS_ONLY) {
        const hb_tag_t off[4] = {
            HB_TAG('k', 'e', 'r', 'n'), HB_TAG('l', 'i', 'g', 'a'), HB_TAG('c', 'l', 'i', 'g'), HB_TAG('c', 'a', 'l', 't')};
        for (int index = 0; index < 4; index++) {
            features[used++] = (hb_feature_t){off[index], 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
        }
    }
    if (flags & SNAP_SHAPE_TABULAR_DIGITS) {
        features[used++] =
            (hb_feature_t){HB_TAG('t', 'n', 'u', 'm'), 1, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    }
    hb_shape(face->font, target, features, used);
    return hb_buffer_get_length(target);
}

void snap_buffer_glyphs(const snap_buffer *buffer, snap_glyph *glyphs, size_t count) {
    unsigned length = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer->buffer, &length);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer->buffer, &length);
    for (size_t index = 0; index < count && index < length; index++) {
        glyphs[index] = (snap_glyph){
            infos[index].codepoint, infos[index].cluster, positions[index].x_advance, positions[index].x_offset,
            positions[index].y_offset};
    }
}

uint32_t snap_character_script(uint32_t character) {
    return hb_script_to_iso15924_tag(hb_unicode_script(hb_unicode_funcs_get_default(), character));
}

// ---- Lines -------------------------------------------------------------------------------------------------------------------

// The iterator that a thread used last, and its locale: opening one takes longer than breaking a label's text.
static _Thread_local struct {
    UBreakIterator *iterator;
    char locale[64];
} last_breaker;

static UBreakIterator *breaker_of(const char *locale, const uint16_t *text, size_t length) {
    UErrorCode status = U_ZERO_ERROR;
    if (last_breaker.iterator && strcmp(last_breaker.locale, locale) == 0) {
        ubrk_setText(last_breaker.iterator, (const UChar *)text, (int32_t)length, &status);
        return U_SUCCESS(status) ? last_breaker.iterator : NULL;
    }
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, (const UChar *)text, (int32_t)length, &status);
    if (U_FAILURE(status)) return NULL;
    if (last_breaker.iterator) ubrk_close(last_breaker.iterator);
    last_breaker.iterator = iterator;
    strncpy(last_breaker.locale, strlen(locale) < sizeof last_breaker.locale ? locale : "\x01", sizeof last_breaker.locale);
    return iterator;
}

bool snap_line_breaks(const char *locale, const uint16_t *text, size_t length, uint8_t *breaks) {
    if (length > INT32_MAX) return false;
    memset(breaks, 0, length);
    // An empty name is the root locale; NULL would be the process's own.
    UBreakIterator *iterator = breaker_of(locale ? locale : "", text, length);
    if (!iterator) return false;
    ubrk_first(iterator);
    for (int32_t at = ubrk_next(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
        if ((size_t)at < length) breaks[at] = 1;
    }
    return true;
}

// What a thread resolved its last paragraph with: opening one takes longer than resolving a label's text.
static _Thread_local UBiDi *last_bidi;

// It keeps as much room as its longest paragraph took, so one of a long text is not kept.
enum { longest_kept_bidi = 65536 };

static UBiDi *bidi_of_thread(void) {
    UBiDi *bidi = last_bidi;
    last_bidi = NULL;
    return bidi ? bidi : ubidi_open();
}

int snap_bidi_levels(const uint16_t *text, size_t length, uint8_t base, uint8_t *levels) {
    if (length > INT32_MAX) return -1;
    if (length == 0) return base & 1;
    UBiDi *bidi = bidi_of_thread();
    if (!bidi) return -1;
    UErrorCode status = U_ZERO_ERROR;
    int result = -1;
    ubidi_setPara(bidi, (const UChar *)text, (int32_t)length, base, NULL, &status);
    const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
    if (U_SUCCESS(status) && found) {
        memcpy(levels, found, length);
        result = ubidi_getParaLevel(bidi);
    }
    if (length <= longest_kept_bidi) {
        last_bidi = bidi;
    } else {
        ubidi_close(bidi);
    }
    return result;
}

void snap_bidi_reorder(const uint8_t *levels, size_t count, int32_t *visual) {
    ubidi_reorderVisual(levels, (int32_t)count, visual);
}
