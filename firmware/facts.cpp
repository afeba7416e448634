#include "firmware/facts.hpp"

#include <lvgl.h>

#include "board.hpp"
#include "drivers/system/fault.hpp"
#include "drivers/system/memory.hpp"
#include "drivers/system/system.hpp"
#include "firmware/build_info.hpp"
#include "firmware/store/overview.hpp"
#include "firmware/store/settings_store.hpp"
#include "firmware/text.hpp"

namespace firmware {
namespace {

constexpr size_t kValueChars = 64;

char values[ui::kMostFacts][kValueChars];
ui::Fact stand_ins[ui::kMostFacts];
size_t stand_in_count = 0;
char fault_text[96];

class Lines {
 public:
  explicit Lines(ui::Fact* lines) : lines_(lines) {}

  // Begins the next line; what is added to the result becomes its value.
  Text next(const char* name) {
    lines_[count_] = {name, values[count_]};
    return Text(values[count_++], kValueChars);
  }

  size_t count() const { return count_; }

 private:
  ui::Fact* lines_;
  size_t count_ = 0;
};

void add_memory(Lines& lines) {
  const drivers::memory::Sizes sizes = drivers::memory::sizes();
  if (sizes.flash == 0) return;
  lines.next("Program").add_kib(sizes.image).add(" of ").add_kib(sizes.flash).add(" KiB");
  lines.next("Memory").add_kib(sizes.ram_used).add(" of ").add_kib(sizes.ram).add(" KiB");
  lines.next("Stack").add(sizes.stack_most).add(" of ").add(sizes.stack).add(" bytes");
}

void add_saves(Lines& lines) {
  const store::Overview saves = store::overview();
  Text text = lines.next("Saves");
  text.add(saves.finished).add(" finished, ").add(saves.played).add(" waiting");
  const unsigned refused = store::all().refusals();
  if (refused > 0) text.add(", ").add(refused).add(" times refused");
  if (saves.set_aside == 0) return;
  Text aside = lines.next("Set aside");
  store::tell_set_aside(saves.first_set_aside, aside);
  if (saves.set_aside > 1) aside.add(", and ").add(saves.set_aside - 1).add(" more");
}

}  // namespace

size_t facts(ui::Fact* lines) {
  if (stand_in_count > 0) {
    for (size_t i = 0; i < stand_in_count; ++i) lines[i] = stand_ins[i];
    return stand_in_count;
  }
  Lines list(lines);
  list.next("Version").add(build::kVersion).add(" (").add(build::kRevision).add(")");
  list.next("Board").add(board::kName);
  list.next("Number").add(drivers::system::serial());
  add_memory(list);
  lv_mem_monitor_t pool{};
  if (lv_is_initialized()) lv_mem_monitor(&pool);
  list.next("Screens")
      .add_kib(static_cast<uint32_t>(pool.max_used))
      .add(" of ")
      .add_kib(static_cast<uint32_t>(pool.total_size))
      .add(" KiB");
  add_saves(list);
  list.next("Built with").add("LVGL ").add(build::kLvgl).add(", SDK ").add(build::kSdk);
  return list.count();
}

void add_stand_in(const char* name, const char* value) {
  if (stand_in_count < ui::kMostFacts) stand_ins[stand_in_count++] = {name, value};
}

const char* last_fault() {
  drivers::fault::Record record{};
  if (!store::load_fault(0, record)) return nullptr;
  Text(fault_text, sizeof fault_text)
      .add(drivers::fault::words(record.kind))
      .add(", ")
      .add(record.place);
  return fault_text;
}

}  // namespace firmware
