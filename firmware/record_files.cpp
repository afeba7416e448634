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
std::string path;  // of the file that was made last

// A new file for `name`, never one that was there; nullptr where none can be made.
std::FILE* create(const std::string& name) {
  const std::string start = folder + "/" + name;
  for (int number = 1; number <= kMostFiles; ++number) {
    path = start;
    if (number > 1) path.append("-").append(std::to_string(number));
    path.append(".txt");
    std::FILE* file = std::fopen(path.c_str(), "wx");
    if (file != nullptr || errno != EEXIST) return file;
  }
  return nullptr;
}

bool write_lines(std::FILE* file, unsigned lines,
                 void (*line)(void* context, unsigned index, char* to), void* context) {
  for (unsigned i = 0; i < lines; ++i) {
    char words[rules::kMostLineChars + 1];
    line(context, i, words);
    if (std::fprintf(file, "%s\n", words) < 0) return false;
  }
  return true;
}

// For a line of the smallest screen.
const char* reason(int error) {
  switch (error) {
    case ENOSPC:
    case EDQUOT:
      return "the disk is full";
    case EACCES:
    case EPERM:
    case EROFS:
      return "no leave to write there";
    case ENOENT:
    case ENOTDIR:
      return "there is no such folder";
    case EEXIST:
      return "too many of this name";
    default:
      return "the file failed";
  }
}

ui::Kept refuse(int error) {
  std::fprintf(stderr, "plat: cannot write %s: %s\n", path.c_str(), std::strerror(error));
  return {false, reason(error)};
}

}  // namespace

void keep_in(const std::string& place) { folder = place; }

ui::Kept keep(const char* name, unsigned lines,
              void (*line)(void* context, unsigned index, char* to), void* context) {
  mkdir(folder.c_str(), 0755);
  std::FILE* file = create(name);
  if (file == nullptr) return refuse(errno);
  const bool written = write_lines(file, lines, line, context);
  if (std::fclose(file) == 0 && written) return {true, path.c_str()};
  const int error = errno;
  std::remove(path.c_str());  // half a record helps nobody
  return refuse(error);
}

}  // namespace firmware::record_files
