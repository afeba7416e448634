#include <sys/stat.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "drivers/sound/sound.hpp"
#include "drivers/storage/host.hpp"
#include "drivers/system/system.hpp"
#include "firmware/app.hpp"
#include "firmware/desktop/documents.hpp"
#include "firmware/record_files.hpp"

namespace {

constexpr int kUsage = 1;

void print_help() {
  std::printf(
      "usage: plat-desktop [--storage FILE] [--records FOLDER]\n\n"
      "Opens Plat in a window; the mouse is the finger, and the arrow keys, Enter and Escape do\n"
      "without it. Settings are kept in FILE, else in\n"
      "$XDG_DATA_HOME/plat/storage or ~/.local/share/plat/storage. Records that are saved come\n"
      "into FOLDER, else into the documents folder (XDG_DOCUMENTS_DIR in user-dirs.dirs, which\n"
      "lies in $XDG_CONFIG_HOME or ~/.config), else into the home folder.\n");
}

// Makes the folders above `path`, as far as they are missing.
void make_folders(const std::string& path) {
  for (size_t at = path.find('/', 1); at != std::string::npos; at = path.find('/', at + 1)) {
    mkdir(path.substr(0, at).c_str(), 0755);
  }
}

// Empty where it is not set.
std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::string usual_storage() {
  const std::string data = variable("XDG_DATA_HOME");
  const std::string home = variable("HOME");
  if (!data.empty()) return data + "/plat/storage";
  if (!home.empty()) return home + "/.local/share/plat/storage";
  return {};
}

std::string usual_records() {
  const std::string home = variable("HOME");
  if (home.empty()) return {};
  return firmware::desktop::documents_folder(home, variable("XDG_CONFIG_HOME"));
}

}  // namespace

int main(int count, char** words) {
  std::string storage = usual_storage();
  std::string records = usual_records();
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--help") {
      print_help();
      return 0;
    }
    if ((word != "--storage" && word != "--records") || i + 1 == count) {
      std::fprintf(stderr, "plat-desktop: '%s' is not understood; see --help\n", words[i]);
      return kUsage;
    }
    (word == "--storage" ? storage : records) = words[++i];
  }
  make_folders(storage);
  drivers::storage::keep_in(storage.c_str());
  firmware::record_files::keep_in(records);
  firmware::app::start(records.empty() ? nullptr : firmware::record_files::keep);
  if (!drivers::sound::available()) {
    std::fprintf(stderr, "plat-desktop: there is no sound card here; it goes on without sound\n");
  }
  while (drivers::system::wanted()) drivers::system::idle(firmware::app::step());
}
