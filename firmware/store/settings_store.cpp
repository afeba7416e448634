#include "firmware/store/settings_store.hpp"

#include <type_traits>

#include "firmware/store/journal.hpp"

namespace firmware::store {
namespace {

Journal journal;

static_assert(std::has_unique_object_representations_v<ui::Settings>);
static_assert(sizeof(drivers::fault::Record) <= Journal::kMostBytes);

}  // namespace

void open() { journal.open(); }

ui::Settings load_settings() {
  ui::Settings settings;
  const size_t count = journal.read(Journal::Id::settings, &settings, sizeof settings);
  // A shorter record is one of an older version: what it lacks keeps its default.
  return count > 0 && ui::sound(settings) ? settings : ui::Settings{};
}

bool save(const ui::Settings& settings) {
  if (settings == load_settings()) return true;
  return journal.write(Journal::Id::settings, &settings, sizeof settings);
}

bool load_fault(drivers::fault::Record& record) {
  return journal.read(Journal::Id::last_fault, &record, sizeof record) == sizeof record;
}

bool save(const drivers::fault::Record& record) {
  return journal.write(Journal::Id::last_fault, &record, sizeof record);
}

void prepare() { journal.prepare(); }

}  // namespace firmware::store
