#ifndef CSnapPNG_H
#define CSnapPNG_H

#include <libdeflate.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// PNG files to and from memory. Every function that can fail returns false (or NULL) and leaves the reason in the
// object's message: libpng's jumps end inside this target.

/// A PNG file being read. It keeps the pointer to the file's bytes, not a copy.
typedef struct snap_png_reader snap_png_reader;

/// NULL where memory is short, or libpng is not the one this was compiled for. `bytes` must outlive the reader.
snap_png_reader *snap_png_reader_create(const uint8_t *bytes, size_t length);
void snap_png_reader_destroy(snap_png_reader *reader);

/// Reads everything before the pixels.
bool snap_png_reader_read_header(snap_png_reader *reader);
/// Reads the pixels into `width * height` pixels of straight R, G, B, A bytes, and the rest of the file. Needs the header.
bool snap_png_reader_read_pixels(snap_png_reader *reader, uint32_t *pixels);

/// The size in pixels and the number of text chunks read so far.
uint32_t snap_png_reader_width(const snap_png_reader *reader);
uint32_t snap_png_reader_height(const snap_png_reader *reader);
int snap_png_reader_text_count(const snap_png_reader *reader);
/// Text chunk `index`: keyword and value end with a zero byte; `*is_utf8` is false where the value is Latin-1.
const char *snap_png_reader_keyword(const snap_png_reader *reader, int index);
const char *snap_png_reader_value(const snap_png_reader *reader, int index, bool *is_utf8);

/// What libpng said when a call failed, and whether it failed because the bytes ended early.
const char *snap_png_reader_message(const snap_png_reader *reader);
bool snap_png_reader_is_truncated(const snap_png_reader *reader);

/// A PNG file being written.
typedef struct snap_png_writer snap_png_writer;

/// NULL where memory is short, or libpng is not the one this was compiled for.
snap_png_writer *snap_png_writer_create(void);
void snap_png_writer_destroy(snap_png_writer *writer);

/// Adds a text chunk; the strings are copied. Call before the pixels are written.
bool snap_png_writer_add_text(snap_png_writer *writer, const char *keyword, const char *value, bool is_utf8);
/// Writes the whole file: eight bits RGB where `is_opaque`, RGBA otherwise. `stream` is the zlib stream of its rows.
bool snap_png_writer_write(
    snap_png_writer *writer, uint32_t width, uint32_t height, bool is_opaque, const uint8_t *stream, size_t length);
/// Hands over the file's bytes: the caller frees them with free().
uint8_t *snap_png_writer_take_bytes(snap_png_writer *writer, size_t *length);

/// What libpng said when a call failed.
const char *snap_png_writer_message(const snap_png_writer *writer);

/// A 128-bit hash.
typedef struct {
    uint64_t high;
    uint64_t low;
} snap_digest;

/// XXH3's 128-bit hash of bytes, the same on every processor.
snap_digest snap_digest_of(const void *bytes, size_t length, uint64_t seed);

#endif
