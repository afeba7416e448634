#include "firmware/record_files.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "rules/core/text.hpp"

namespace firmware::record_files {
namespace {

constexpr int kMostFiles = 1000;  // of one name

std::string folder;
std::string kept;

// A new file for `name`, never one that was there; nullptr where none can be made.
std::FILE* create(const std::string& name, std::string& path) {
  std::string start = folder;
  if (!start.empty()) start.append("/");
  start.append(name);
  for (int number = 1; number <= kMostFiles; ++number) {
    path = start;
    if (number > 1) path.append("-").append(std::to_string(number));
    path.append(".txt");
    std::FILE* file = std::fopen(path.c_str(), "wx");
    if (file != nullptr || errno != EEXIST) return file;
  }
  return nullptr;
}

bool write_lines(std::FILE* file, unsigned lines, void (*line)(unsigned index, char* to)) {
  for (unsigned i = 0; i < lines; ++i) {
    char words[rules::kMostLineChars + 1];
    line(i, words);
    if (std::fprintf(file, "%s\n", words) < 0) return false;
  }
  return true;
}

}  // namespace

void keep_in(const std::string& path) { folder = path; }

const char* keep(const char* name, unsigned lines, void (*line)(unsigned index, char* to)) {
  if (!folder.empty()) mkdir(folder.c_str(), 0755);
  std::FILE* file = create(name, kept);
  if (file != nullptr) {
    const bool written = write_lines(file, lines, line);
    if (std::fclose(file) == 0 && written) return kept.c_str();
  }
  std::fprintf(stderr, "plat: cannot write %s: %s\n", kept.c_str(), std::strerror(errno));
  if (file != nullptr) std::remove(kept.c_str());  // half a record helps nobody
  return nullptr;
}

}  // namespace firmware::record_files
