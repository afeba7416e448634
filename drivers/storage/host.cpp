#include "drivers/storage/host.hpp"

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "board.hpp"
#include "drivers/storage/storage.hpp"

namespace drivers::storage {
namespace {

constexpr uint8_t kErased = 0xFF;

std::vector<uint8_t> memory(board::kSaveBytes, kErased);
std::string file_name;
int32_t until_cut = kNoCut;
int32_t until_refusal = kNoCut;
Work done;

enum class Power { on, fails_now, off };

Power next_operation() {
  if (until_refusal != kNoCut && until_refusal-- == 0) return Power::off;
  if (until_cut == kNoCut) return Power::on;
  if (until_cut < kNoCut) return Power::off;
  if (until_cut > 0) {
    --until_cut;
    return Power::on;
  }
  until_cut = kNoCut - 1;
  return Power::fails_now;
}

bool write_file(uint32_t offset, size_t count) {
  if (file_name.empty()) return true;
  std::FILE* file = std::fopen(file_name.c_str(), "r+b");
  if (file == nullptr) return false;
  const bool written = std::fseek(file, static_cast<long>(offset), SEEK_SET) == 0 &&
                       std::fwrite(&memory[offset], 1, count, file) == count;
  return (std::fclose(file) == 0) && written;
}

}  // namespace

void keep_in(const char* path) { file_name = path; }

void cut_power_after(int32_t operations) { until_cut = operations; }

void refuse_one_after(int32_t operations) { until_refusal = operations; }

Work work() { return done; }

void init() {
  if (file_name.empty()) return;
  std::FILE* file = std::fopen(file_name.c_str(), "rb");
  size_t known = 0;
  if (file != nullptr) {
    known = std::fread(memory.data(), 1, memory.size(), file);
    std::fclose(file);
  }
  if (known == memory.size()) return;
  file = std::fopen(file_name.c_str(), "wb");
  if (file == nullptr || std::fwrite(memory.data(), 1, memory.size(), file) != memory.size()) {
    std::fprintf(stderr, "plat: settings will not last: cannot write %s\n", file_name.c_str());
    file_name.clear();
  }
  if (file != nullptr) std::fclose(file);
}

uint32_t size() { return board::kSaveBytes; }

void read(uint32_t offset, void* to, size_t count) { std::memcpy(to, &memory[offset], count); }

bool erase(uint32_t offset) {
  const Power power = next_operation();
  if (power == Power::off) return false;
  ++done.erasures;
  const size_t count = power == Power::on ? kSectorBytes : kSectorBytes / 2;
  std::memset(&memory[offset], kErased, count);
  return write_file(offset, count) && power == Power::on;
}

bool program(uint32_t offset, const uint8_t* page) {
  const Power power = next_operation();
  if (power == Power::off) return false;
  ++done.pages;
  const size_t count = power == Power::on ? kPageBytes : kPageBytes / 2;
  for (size_t i = 0; i < count; ++i) memory[offset + i] &= page[i];
  return write_file(offset, count) && power == Power::on;
}

}  // namespace drivers::storage
