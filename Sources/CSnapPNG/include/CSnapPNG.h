#ifndef CSnapPNG_H
#define CSnapPNG_H
#endif
