// Draws a script of paths (written by `bench raster --paths`) with cairo, and prints the median processor time of a drawing;
// and gradients, those of `GradientScene.swift`, of which cairo has no conic one.
//
//     cairo SCRIPT [REPEATS [OUT.png]]
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// What one line of the script says: its first letter, and its numbers.
struct step {
    char kind;
    double numbers[6];
};

static struct step *steps;
static size_t step_count;
static int width, height;

static void read_script(const char *path) {
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(2);
    }
    size_t capacity = 0;
    char line[512];
    while (fgets(line, sizeof line, file)) {
        if (step_count == capacity) {
            capacity = capacity ? capacity * 2 : 4096;
            steps = realloc(steps, capacity * sizeof *steps);
            if (!steps) exit(2);
        }
        struct step step = {.kind = line[0]};
        double *n = step.numbers;
        // The first line's "size" and a "stroke" share a letter.
        if (strncmp(line, "size", 4) == 0) {
            sscanf(line, "size %d %d", &width, &height);
            continue;
        }
        sscanf(line, "%*s %lf %lf %lf %lf %lf %lf", n, n + 1, n + 2, n + 3, n + 4, n + 5);
        steps[step_count++] = step;
    }
    fclose(file);
}

static void finish(cairo_t *cairo, const struct step *shape) {
    if (!shape) return;
    const double *n = shape->numbers;
    cairo_set_source_rgba(cairo, n[0] / 255, n[1] / 255, n[2] / 255, n[3] / 255);
    if (shape->kind == 's') {
        cairo_set_line_width(cairo, n[4]);
        cairo_stroke(cairo);
    } else {
        cairo_fill(cairo);
    }
}

static cairo_surface_t *draw(int with_glyphs) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    const struct step *shape = NULL;
    int is_shown = 1;
    for (size_t index = 0; index < step_count; index++) {
        const struct step *step = steps + index;
        const double *n = step->numbers;
        switch (step->kind) {
        case 'f': case 'g': case 's':
            finish(cairo, shape);
            is_shown = with_glyphs || step->kind != 'g';
            shape = is_shown ? step : NULL;
            break;
        case 'm': if (is_shown) cairo_move_to(cairo, n[0], n[1]); break;
        case 'l': if (is_shown) cairo_line_to(cairo, n[0], n[1]); break;
        case 'c': if (is_shown) cairo_curve_to(cairo, n[0], n[1], n[2], n[3], n[4], n[5]); break;
        case 'z': if (is_shown) cairo_close_path(cairo); break;
        }
    }
    finish(cairo, shape);
    cairo_destroy(cairo);
    return surface;
}

static const char *const gradients[] = {"gradient-down", "gradient-across", "gradient-slanted", "gradient-radial"};

static cairo_surface_t *draw_gradient(int kind) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 750, 1334);
    cairo_t *cairo = cairo_create(surface);
    cairo_pattern_t *pattern =
        kind == 0   ? cairo_pattern_create_linear(0, 0, 0, 1334)
        : kind == 1 ? cairo_pattern_create_linear(0, 0, 750, 0)
        : kind == 2 ? cairo_pattern_create_linear(0, 0, 750, 300)
                    : cairo_pattern_create_radial(300, 300, 0, 300, 300, 900);
    cairo_pattern_add_color_stop_rgb(pattern, 0, 0, 0, 0);
    cairo_pattern_add_color_stop_rgb(pattern, 1, 1, 1, 1);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    cairo_set_source(cairo, pattern);
    cairo_paint(cairo);
    cairo_pattern_destroy(pattern);
    cairo_destroy(cairo);
    return surface;
}

static double thread_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static int compare(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

static double median(cairo_surface_t *(*draw)(int), int what, int repeats) {
    double *times = malloc(repeats * sizeof *times);
    if (!times) exit(2);
    cairo_surface_destroy(draw(what));
    for (int turn = 0; turn < repeats; turn++) {
        double start = thread_time();
        cairo_surface_destroy(draw(what));
        times[turn] = thread_time() - start;
    }
    qsort(times, repeats, sizeof *times, compare);
    double result = times[repeats / 2];
    free(times);
    return result;
}

int main(int count, char **arguments) {
    if (count < 2) {
        fprintf(stderr, "usage: cairo SCRIPT [REPEATS [OUT.png]]\n");
        return 64;
    }
    read_script(arguments[1]);
    int repeats = count > 2 ? atoi(arguments[2]) : 51;
    printf("draw-no-shadow %.3f ms\n", median(draw, 1, repeats));
    printf("draw-no-text-no-shadow %.3f ms\n", median(draw, 0, repeats));
    for (int kind = 0; kind < 4; kind++) printf("%s %.3f ms\n", gradients[kind], median(draw_gradient, kind, repeats));
    if (count > 3) {
        cairo_surface_t *surface = draw(1);
        cairo_surface_write_to_png(surface, arguments[3]);
        cairo_surface_destroy(surface);
    }
    return 0;
}
