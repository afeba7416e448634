#include "drivers/storage/host.hpp"

#include <algorithm>
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
Cut the_cut = {kNoCut};
int32_t until_cut = kNoCut;
int32_t until_refusal = kNoCut;
Work done;
std::vector<uint32_t> erasures(board::kSaveBytes / kSectorBytes);
std::vector<Operation>* noted = nullptr;

// Bits that read as they like, by byte.
std::vector<uint8_t> unstable;
uint32_t noise = 1;

uint8_t random_byte() {
  noise = noise * 1664525 + 1013904223;
  return static_cast<uint8_t>(noise >> 24);
}

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

// Sets the byte to what it should become, or to what a cut leaves of that.
void change(uint32_t offset, uint8_t wanted, uint32_t index, Power power) {
  uint8_t& byte = memory[offset + index];
  if (power == Power::on || index < the_cut.bytes) {
    byte = wanted;
    // What was programmed to its end stays; a one that was none before stays only once erased.
    if (!unstable.empty()) unstable[offset + index] &= wanted == kErased ? uint8_t{0} : wanted;
    return;
  }
  if (the_cut.tear == Tear::short_of) return;
  const auto open = static_cast<uint8_t>(byte ^ wanted);
  if (the_cut.tear == Tear::garbage) {
    byte = static_cast<uint8_t>(byte ^ (open & random_byte()));
    return;
  }
  byte = wanted;
  if (unstable.empty()) unstable.resize(memory.size());
  unstable[offset + index] |= open;
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

void cut_power(const Cut& cut) {
  the_cut = cut;
  until_cut = cut.after;
  noise = cut.seed;
}

void cut_power_after(int32_t operations) {
  cut_power({operations, Tear::short_of, kPageBytes / 2});
}

void power_on() { until_cut = kNoCut; }

void renew() {
  memory.assign(memory.size(), kErased);
  unstable.clear();
  power_on();
  refuse_one_after(kNoCut);
}

uint8_t* bytes() { return memory.data(); }

void refuse_one_after(int32_t operations) { until_refusal = operations; }

void note_operations(std::vector<Operation>* to) { noted = to; }

void repeat(const Operation& operation) {
  if (operation.erasure) {
    erase(operation.offset);
  } else {
    program(operation.offset, operation.page.data());
  }
}

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

void read(uint32_t offset, void* to, size_t count) {
  ++done.reads;
  done.bytes_read += count;
  std::memcpy(to, &memory[offset], count);
  if (unstable.empty()) return;
  for (size_t i = 0; i < count; ++i) {
    if (unstable[offset + i] == 0) continue;
    uint8_t otherwise = random_byte();
    for (int rarer = 0; rarer < 2; ++rarer) otherwise &= random_byte();
    static_cast<uint8_t*>(to)[i] ^= static_cast<uint8_t>(unstable[offset + i] & otherwise);
  }
}

bool erase(uint32_t offset) {
  if (noted != nullptr) noted->push_back({.erasure = true, .offset = offset});
  const Power power = next_operation();
  if (power == Power::off) return false;
  ++done.erasures;
  done.most_erasures = std::max(done.most_erasures, ++erasures[offset / kSectorBytes]);
  for (uint32_t i = 0; i < kSectorBytes; ++i) change(offset, kErased, i, power);
  return write_file(offset, kSectorBytes) && power == Power::on;
}

bool program(uint32_t offset, const uint8_t* page) {
  if (noted != nullptr) {
    noted->push_back({.erasure = false, .offset = offset});
    std::copy_n(page, kPageBytes, noted->back().page.begin());
  }
  const Power power = next_operation();
  if (power == Power::off) return false;
  ++done.pages;
  for (uint32_t i = 0; i < kPageBytes; ++i) {
    change(offset, static_cast<uint8_t>(memory[offset + i] & page[i]), i, power);
  }
  return write_file(offset, kPageBytes) && power == Power::on;
}

}  // namespace drivers::storage
