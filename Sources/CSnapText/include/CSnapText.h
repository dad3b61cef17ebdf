#ifndef CSnapText_H
#define CSnapText_H
#endif
