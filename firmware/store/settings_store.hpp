// The user's settings and the last faults, over restarts.
#pragma once

#include "drivers/system/fault.hpp"
#include "ui/core/settings.hpp"

namespace firmware::store {

// Before: the storage driver is started.
void open();

// What was saved last; the defaults where nothing readable was.
ui::Settings load_settings();

// False where the medium refused.
bool save(const ui::Settings& settings);

inline constexpr unsigned kMostFaults = 4;
// The one before so many others. False: there is none.
bool load_fault(unsigned index, drivers::fault::Record& record);
bool save(const drivers::fault::Record& record);

// Does a piece of what later writes would have to wait for, at most one erasure. To be called when
// nobody waits. Whether there is more to do.
bool prepare();

}  // namespace firmware::store
