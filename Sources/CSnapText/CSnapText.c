#include "CSnapText.h"
