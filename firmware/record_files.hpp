// Texts that the screens keep as files. For computers.
#pragma once

#include <string>

#include "ui/core/device.hpp"

namespace firmware::record_files {

// The folder of the files, not empty. It is made when the first file is.
void keep_in(const std::string& place);

// As ui::Device::keep_text: writes `name`.txt, or `name`-2.txt and so on where that file is there
// already. What went wrong is told on standard error too.
ui::Kept keep(const char* name, unsigned lines,
              void (*line)(void* context, unsigned index, char* to), void* context);

}  // namespace firmware::record_files
