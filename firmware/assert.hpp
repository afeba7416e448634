// A mistake of the programmer: ends the run and shows where.
#pragma once

#include "drivers/system/fault.hpp"

#define FIRMWARE_ASSERT(condition)    \
  ((condition) ? static_cast<void>(0) \
               : drivers::fault::stop(drivers::fault::Kind::assertion, __FILE__, __LINE__))
