// Times other libraries with the same picture: peers FILE.png. Medians of this thread's processor time, in milliseconds.
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef HAVE_SPNG
#include <spng.h>
#endif

static uint8_t *file, *pixels, *encoded;
static size_t file_length, encoded_length, encoded_capacity;
static uint32_t width, height;
static size_t position;

static void read_bytes(png_structp png, png_bytep into, size_t count) {
    (void)png;
    memcpy(into, file + position, count);
    position += count;
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
    if (encoded_length + count > encoded_capacity) png_error(png, "no room");
    memcpy(encoded + encoded_length, from, count);
    encoded_length += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void libpng_decode(void) {
    position = 0;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_read_fn(png, NULL, read_bytes);
    png_read_info(png, info);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_read_update_info(png, info);
    for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + (size_t)y * width * 4, NULL);
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
}

static void libpng_encode(int filters) {
    encoded_length = 0;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, NULL, write_bytes, flush_nothing);
    if (!filters) png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE,
        PNG_FILTER_TYPE_BASE);
    png_write_info(png, info);
    png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width * 4);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
}

static void libpng_default(void) { libpng_encode(1); }
static void libpng_no_filters(void) { libpng_encode(0); }

#ifdef HAVE_SPNG
static void spng_decode(void) {
    spng_ctx *context = spng_ctx_new(0);
    spng_set_png_buffer(context, file, file_length);
    spng_decode_image(context, pixels, (size_t)width * height * 4, SPNG_FMT_RGBA8, 0);
    spng_ctx_free(context);
}
#endif

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int by_size(const void *first, const void *second) {
    const double difference = *(const double *)first - *(const double *)second;
    return (difference > 0) - (difference < 0);
}

static void report(const char *name, void (*operation)(void), const char *size) {
    enum { repeats = 31 };
    double times[repeats];
    operation();
    for (int i = 0; i < repeats; i++) {
        const double start = now();
        operation();
        times[i] = now() - start;
    }
    qsort(times, repeats, sizeof *times, by_size);
    printf("%-38s %6.2f%s", name, times[repeats / 2], size == NULL ? "\n" : "");
    if (size != NULL) printf("  %zu KB\n", encoded_length / 1000);
}

int main(int argc, char **argv) {
    FILE *input = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (input == NULL) return 2;
    file = malloc(1 << 24);
    file_length = fread(file, 1, 1 << 24, input);
    fclose(input);
    width = (uint32_t)file[16] << 24 | file[17] << 16 | file[18] << 8 | file[19];
    height = (uint32_t)file[20] << 24 | file[21] << 16 | file[22] << 8 | file[23];
    pixels = malloc((size_t)width * height * 4);
    encoded_capacity = (size_t)width * height * 4 + (1 << 16);
    encoded = malloc(encoded_capacity);

    report("libpng, decode our file", libpng_decode, NULL);
#ifdef HAVE_SPNG
    report("libspng, decode our file", spng_decode, NULL);
#endif
    report("libpng, encode with its defaults", libpng_default, "");
    memcpy(file, encoded, encoded_length);
    file_length = encoded_length;
    report("libpng, decode what that wrote", libpng_decode, NULL);
    report("libpng, encode without filters", libpng_no_filters, "");
    return 0;
}
