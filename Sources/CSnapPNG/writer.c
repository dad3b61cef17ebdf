#include "CSnapPNG.h"

#include <stdlib.h>
#include <string.h>

#include "message.h"

struct snap_png_writer {
    png_structp png;
    png_infop info;
    uint8_t *bytes;
    size_t length;
    size_t capacity;
    snap_png_message message;
};

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    snap_png_writer *writer = png_get_io_ptr(png);
    if (count > writer->capacity - writer->length) {
        size_t capacity = writer->capacity == 0 ? 1 << 16 : writer->capacity;
        while (count > capacity - writer->length) capacity *= 2;
        uint8_t *bytes = realloc(writer->bytes, capacity);
        if (bytes == NULL) png_error(png, "out of memory");
        writer->bytes = bytes;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->length, from, count);
    writer->length += count;
}

static void flush_nothing(png_structp png) {
    (void)png;
}

snap_png_writer *snap_png_writer_create(void) {
    snap_png_writer *writer = calloc(1, sizeof *writer);
    if (writer == NULL) return NULL;
    writer->png = png_create_write_struct(
        PNG_LIBPNG_VER_STRING, &writer->message, snap_png_fail, snap_png_ignore_warning);
    writer->info = writer->png == NULL ? NULL : png_create_info_struct(writer->png);
    if (writer->info == NULL) {
        snap_png_writer_destroy(writer);
        return NULL;
    }
    png_set_write_fn(writer->png, writer, write_bytes, flush_nothing);
    return writer;
}

void snap_png_writer_destroy(snap_png_writer *writer) {
    png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->bytes);
    free(writer);
}

bool snap_png_writer_add_text(snap_png_writer *writer, const char *keyword, const char *value, bool is_utf8) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    // libpng copies the strings; its structure merely lacks the const.
    png_text text = {
        .compression = is_utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE,
        .key = (png_charp)keyword,
        .text = (png_charp)value,
    };
    png_set_text(writer->png, writer->info, &text, 1);
    return true;
}

bool snap_png_writer_write(
    snap_png_writer *writer, uint32_t width, uint32_t height, bool is_opaque, const uint8_t *stream, size_t length) {
    if (setjmp(png_jmpbuf(writer->png))) return false;
    png_structp png = writer->png;
    png_set_IHDR(
        png, writer->info, width, height, 8, is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
    png_write_info(png, writer->info);
    // libpng would deflate the rows itself: the stream is deflated already.
    png_write_chunk(png, (png_const_bytep) "IDAT", stream, length);
    png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
    return true;
}

uint8_t *snap_png_writer_take_bytes(snap_png_writer *writer, size_t *length) {
    uint8_t *bytes = writer->bytes;
    *length = writer->length;
    writer->bytes = NULL;
    writer->length = 0;
    writer->capacity = 0;
    return bytes;
}

const char *snap_png_writer_message(const snap_png_writer *writer) {
    return writer->message.text;
}
