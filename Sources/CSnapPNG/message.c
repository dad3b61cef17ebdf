#include "message.h"

#include <stdio.h>

void snap_png_fail(png_structp png, png_const_charp message) {
    snap_png_message *kept = png_get_error_ptr(png);
    snprintf(kept->text, sizeof kept->text, "%s", message);
    png_longjmp(png, 1);
}

void snap_png_ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}
