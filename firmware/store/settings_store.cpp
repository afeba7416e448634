#include "firmware/store/settings_store.hpp"

#include <type_traits>

#include "firmware/store/slots.hpp"

namespace firmware::store {
namespace {

constinit Store the_store;
constexpr unsigned kFaults = number_of(Slot::last_faults);

// Returns how many bytes were there; 0 too where there were more than `most`.
size_t load(Slot slot, void* to, size_t most) {
  const size_t count = the_store.size(number_of(slot));
  if (count == 0 || count > most) return 0;
  the_store.read(number_of(slot), 0, to, count);
  return count;
}

static_assert(std::has_unique_object_representations_v<ui::Settings>);

}  // namespace

Store& all() { return the_store; }

void open() { the_store.open(); }

ui::Settings load_settings() {
  ui::Settings settings;
  const size_t count = load(Slot::settings, &settings, sizeof settings);
  // A shorter record is one of an older version: what it lacks keeps its default.
  return count > 0 && ui::sound(settings) ? settings : ui::Settings{};
}

bool save(const ui::Settings& settings) {
  if (settings == load_settings()) return true;
  return the_store.write(number_of(Slot::settings), &settings, sizeof settings);
}

bool load_fault(unsigned index, drivers::fault::Record& record) {
  const size_t at = index * sizeof record;
  if (index >= kMostFaults || at + sizeof record > the_store.size(kFaults)) return false;
  the_store.read(kFaults, at, &record, sizeof record);
  record.place[sizeof record.place - 1] = 0;
  return true;
}

bool save(const drivers::fault::Record& record) {
  const size_t before = the_store.size(kFaults) / sizeof record;
  the_store.begin(kFaults, Store::parts_of(kMostFaults * sizeof record));
  the_store.put(&record, sizeof record);
  drivers::fault::Record older;
  for (unsigned i = 0; i < before && i + 1 < kMostFaults; ++i) {
    the_store.read(kFaults, i * sizeof older, &older, sizeof older);
    the_store.put(&older, sizeof older);
  }
  return the_store.end();
}

bool prepare() { return the_store.prepare(); }

}  // namespace firmware::store
