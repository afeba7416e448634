#include "firmware/desktop/documents.hpp"

#include <fstream>
#include <string_view>

namespace firmware::desktop {
namespace {

constexpr std::string_view kBlanks = " \t";

void skip_blanks(std::string_view& text) {
  const size_t first = text.find_first_not_of(kBlanks);
  text.remove_prefix(first == std::string_view::npos ? text.size() : first);
}

bool take(std::string_view& text, std::string_view start) {
  skip_blanks(text);
  if (!text.starts_with(start)) return false;
  text.remove_prefix(start.size());
  return true;
}

// What stands up to the closing quote, a backslash making the next letter plain.
std::string unquoted(std::string_view text) {
  std::string plain;
  for (size_t i = 0; i < text.size() && text[i] != '"'; ++i) {
    if (text[i] == '\\' && i + 1 < text.size()) ++i;
    plain.push_back(text[i]);
  }
  return plain;
}

// The folder of a line XDG_DOCUMENTS_DIR="$HOME/Documents" or ="/an/absolute/path"; empty where the
// line is another one.
std::string folder_of(std::string_view line, const std::string& home) {
  if (!take(line, "XDG_DOCUMENTS_DIR") || !take(line, "=") || !take(line, "\"")) return {};
  const bool below_home = line.starts_with("$HOME/");
  if (below_home) line.remove_prefix(std::string_view("$HOME").size());
  if (!line.starts_with("/")) return {};
  std::string path = (below_home ? home : std::string()) + unquoted(line);
  while (path.size() > 1 && path.back() == '/') path.pop_back();
  return path;
}

}  // namespace

std::string documents_folder(const std::string& home, const std::string& config_home) {
  const bool absolute = config_home.starts_with("/");
  std::ifstream file((absolute ? config_home : home + "/.config") + "/user-dirs.dirs");
  std::string folder = home;
  for (std::string line; std::getline(file, line);) {
    const std::string named = folder_of(line, home);
    if (!named.empty()) folder = named;  // the last one counts, as for other programs
  }
  return folder;
}

}  // namespace firmware::desktop
