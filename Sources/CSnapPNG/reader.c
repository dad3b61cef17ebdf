#include "CSnapPNG.h"

#include <stdlib.h>
#include <string.h>

#include "message.h"

struct snap_png_reader {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t length;
    size_t position;
    bool is_truncated;
    snap_png_message message;
};

static void read_bytes(png_structp png, png_bytep into, size_t count) {
    snap_png_reader *reader = png_get_io_ptr(png);
    if (count > reader->length - reader->position) {
        reader->is_truncated = true;
        png_error(png, "the file ends early");
    }
    memcpy(into, reader->bytes + reader->position, count);
    reader->position += count;
}

snap_png_reader *snap_png_reader_create(const uint8_t *bytes, size_t length) {
    snap_png_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) return NULL;
    reader->bytes = bytes;
    reader->length = length;
    reader->png = png_create_read_struct(
        PNG_LIBPNG_VER_STRING, &reader->message, snap_png_fail, snap_png_ignore_warning);
    reader->info = reader->png == NULL ? NULL : png_create_info_struct(reader->png);
    if (reader->info == NULL) {
        snap_png_reader_destroy(reader);
        return NULL;
    }
    png_set_read_fn(reader->png, reader, read_bytes);
    return reader;
}

void snap_png_reader_destroy(snap_png_reader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

bool snap_png_reader_read_header(snap_png_reader *reader) {
    if (setjmp(png_jmpbuf(reader->png))) return false;
    // A damaged text chunk is a damaged file: libpng would drop it with a warning.
    png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    // The chunks' CRCs cover the compressed bytes already; a second sum over all pixels is an eighth of the time.
    png_set_option(reader->png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
    png_read_info(reader->png, reader->info);
    return true;
}

/// Asks libpng for eight bits of R, G, B and A a pixel, whatever the file holds. No gamma, no background.
static void expand_to_rgba(png_structp png) {
    png_set_expand(png);        // palette, fewer than eight bits, and transparent colours
    png_set_scale_16(png);      // rounds to nearest; stripping would cut
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

bool snap_png_reader_read_pixels(snap_png_reader *reader, uint32_t *pixels) {
    if (setjmp(png_jmpbuf(reader->png))) return false;
    png_structp png = reader->png;
    expand_to_rgba(png);
    const int passes = png_set_interlace_handling(png);
    png_read_update_info(png, reader->info);
    const size_t width = png_get_image_width(png, reader->info);
    const size_t height = png_get_image_height(png, reader->info);
    if (png_get_rowbytes(png, reader->info) != width * 4) png_error(png, "unexpected row length");
    for (int pass = 0; pass < passes; pass++) {
        for (size_t y = 0; y < height; y++) {
            png_read_row(png, (png_bytep)(pixels + y * width), NULL);
        }
    }
    png_read_end(png, reader->info);
    return true;
}

uint32_t snap_png_reader_width(const snap_png_reader *reader) {
    return png_get_image_width(reader->png, reader->info);
}

uint32_t snap_png_reader_height(const snap_png_reader *reader) {
    return png_get_image_height(reader->png, reader->info);
}

static int get_text(const snap_png_reader *reader, png_textp *text) {
    int count = 0;
    png_get_text(reader->png, reader->info, text, &count);
    return count;
}

int snap_png_reader_text_count(const snap_png_reader *reader) {
    return get_text(reader, NULL);
}

const char *snap_png_reader_keyword(const snap_png_reader *reader, int index) {
    png_textp text = NULL;
    get_text(reader, &text);
    return text[index].key;
}

const char *snap_png_reader_value(const snap_png_reader *reader, int index, bool *is_utf8) {
    png_textp text = NULL;
    get_text(reader, &text);
    *is_utf8 = text[index].compression >= PNG_ITXT_COMPRESSION_NONE;
    return text[index].text == NULL ? "" : text[index].text;
}

const char *snap_png_reader_message(const snap_png_reader *reader) {
    return reader->message.text;
}

bool snap_png_reader_is_truncated(const snap_png_reader *reader) {
    return reader->is_truncated;
}
