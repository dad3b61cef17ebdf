#ifndef SNAP_PNG_MESSAGE_H
#define SNAP_PNG_MESSAGE_H

#include <png.h>

// libpng's own messages are shorter than 200 bytes.
typedef struct {
    char text[200];
} snap_png_message;

/// libpng's error handler: keeps the message in the `snap_png_message` it was given and jumps back.
_Noreturn void snap_png_fail(png_structp png, png_const_charp message);
/// libpng's warning handler: a warning is never a reason to refuse a picture, and nothing may print.
void snap_png_ignore_warning(png_structp png, png_const_charp message);

#endif
