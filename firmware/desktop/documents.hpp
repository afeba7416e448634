// Where a user of the desktop keeps documents.
#pragma once

#include <string>

namespace firmware::desktop {

// The folder that `config_home`/user-dirs.dirs names as XDG_DOCUMENTS_DIR, else `home`. Of
// `config_home`, what XDG_CONFIG_HOME says, an absolute path counts; else it is `home`/.config.
std::string documents_folder(const std::string& home, const std::string& config_home);

}  // namespace firmware::desktop
