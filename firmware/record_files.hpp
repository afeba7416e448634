// Texts that the screens keep as files. For computers.
#pragma once

#include <string>

namespace firmware::record_files {

// The folder of the files; without it they come into the working directory. It is made when the
// first file is.
void keep_in(const std::string& path);

// As ui::Device::keep_text: writes `name`.txt, or `name`-2.txt and so on where that file is there
// already. What went wrong is told on standard error too.
const char* keep(const char* name, unsigned lines, void (*line)(unsigned index, char* to));

}  // namespace firmware::record_files
