#include "CSnapPNG.h"
