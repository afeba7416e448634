#include "firmware/console.hpp"

#include <lvgl.h>

#include <cstring>

#include "drivers/system/memory.hpp"
#include "drivers/system/system.hpp"
#include "drivers/usb/usb.hpp"
#include "firmware/facts.hpp"
#include "firmware/store/settings_store.hpp"
#include "firmware/text.hpp"
#include "rules/core/text.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/play.hpp"

namespace firmware::console {
namespace {

namespace usb = drivers::usb;

constexpr size_t kLineChars = 80;
constexpr size_t kAnswerChars = 640;

char line[kLineChars];
size_t line_used = 0;
bool line_too_long = false;

char answer[kAnswerChars];
size_t answer_used = 0;
size_t answer_sent = 0;

drivers::fault::Record announced{};

// What is longer than an answer has room for follows line by line as the cable takes it: writes the
// line `index`, false where there is none.
using Lines = bool (*)(unsigned index, Text& text);
Lines lines_to_come = nullptr;
unsigned next_line = 0;

Text begin_answer() {
  answer_sent = 0;
  answer_used = 0;
  return Text(answer, sizeof answer);
}

void end_answer(const Text& text) { answer_used = text.length(); }

void add_fault(Text& text, const drivers::fault::Record& record) {
  text.add("fault ").add(drivers::fault::name(record.kind)).add(" at ").add(record.place);
  text.add(" address ").add_hex(record.address).add(" caller ").add_hex(record.caller);
  text.add(" run ").add(uint32_t{record.run}).add("\r\n");
}

void tell_facts(Text& text) {
  ui::Fact lines[ui::kMostFacts];
  const size_t count = facts(lines);
  for (size_t i = 0; i < count; ++i) {
    text.add(lines[i].name).add(": ").add(lines[i].value).add("\r\n");
  }
}

void tell_sizes(Text& text) {
  const drivers::memory::Sizes sizes = drivers::memory::sizes();
  lv_mem_monitor_t pool{};
  if (lv_is_initialized()) lv_mem_monitor(&pool);
  text.add("image ").add(sizes.image).add(" ram ").add(sizes.ram_used);
  text.add(" stack ").add(sizes.stack_most).add(" of ").add(sizes.stack);
  text.add(" pool ").add(static_cast<uint32_t>(pool.total_size - pool.free_size));
  text.add(" peak ").add(static_cast<uint32_t>(pool.max_used));
  text.add(" of ").add(static_cast<uint32_t>(pool.total_size)).add("\r\n");
}

void tell_fault(Text& text) {
  drivers::fault::Record record{};
  if (!store::load_fault(0, record)) text.add("no fault\r\n");
  for (unsigned i = 0; store::load_fault(i, record); ++i) add_fault(text, record);
}

void begin_lines(Lines lines) {
  lines_to_come = lines;
  next_line = 0;
}

void tell_next_line() {
  Text text = begin_answer();
  if (!lines_to_come(next_line++, text)) {
    lines_to_come = nullptr;
    text.add("ok\r\n");
  }
  end_answer(text);
}

void tell_record(Text& text) {
  if (ui::current_play() == nullptr) {
    text.add("no game\r\n");
    return;
  }
  begin_lines([](unsigned index, Text& to) {
    const ui::Play* play = ui::current_play();
    if (play == nullptr || index >= play->match().record_lines()) return false;
    char words[rules::kMostLineChars + 1];
    play->match().record_line(index, words);
    to.add(words).add("\r\n");
    return true;
  });
}

struct NthTarget {
  unsigned left;
  Text& text;
  bool told;
};

bool tell_target(const ui::Target& target, void* context) {
  auto& search = *static_cast<NthTarget*>(context);
  if (search.left-- > 0) return true;
  const int16_t numbers[] = {target.x, target.y, target.width, target.height};
  for (const int16_t number : numbers) {
    search.text.add(static_cast<uint32_t>(number < 0 ? 0 : number)).add(" ");
  }
  search.text.add(target.name).add("\r\n");
  search.told = true;
  return false;
}

void tell_targets(Text&) {
  begin_lines([](unsigned index, Text& to) {
    NthTarget search = {index, to, false};
    ui::targets(tell_target, &search);
    return search.told;
  });
}

struct Command {
  const char* word;
  const char* help;
  void (*tell)(Text& text);
};

void tell_help(Text& text);

constexpr Command kCommands[] = {
    {"help", "this list", tell_help},
    {"about", "version, board, sizes", tell_facts},
    {"sizes", "memory in bytes", tell_sizes},
    {"fault", "why runs ended badly, the last one first", tell_fault},
    {"record", "the game that is played, or was last", tell_record},
    {"targets", "what can be touched now: x y width height name", tell_targets},
    {"restart", "starts the device anew", [](Text&) { drivers::system::restart(); }},
};

void tell_help(Text& text) {
  for (const Command& command : kCommands) {
    text.add(command.word).add(": ").add(command.help).add("\r\n");
  }
}

void obey() {
  Text text = begin_answer();
  const Command* found = nullptr;
  for (const Command& command : kCommands) {
    if (std::strcmp(command.word, line) == 0) found = &command;
  }
  if (line_too_long) {
    text.add("error the line is too long\r\n");
  } else if (found != nullptr) {
    found->tell(text);
    if (lines_to_come == nullptr) text.add("ok\r\n");
  } else {
    text.add("error unknown command: say help\r\n");
  }
  end_answer(text);
}

void take(char letter) {
  if (letter == '\r') return;
  if (letter != '\n') {
    if (line_used + 1 < kLineChars) {
      line[line_used++] = letter;
    } else {
      line_too_long = true;
    }
    return;
  }
  line[line_used] = 0;
  if (line_used > 0) obey();
  line_used = 0;
  line_too_long = false;
}

bool send_answer() {
  if (answer_sent < answer_used) {
    answer_sent += usb::write(answer + answer_sent, answer_used - answer_sent);
  }
  return answer_sent == answer_used;
}

bool send_rest() {
  while (send_answer()) {
    if (lines_to_come == nullptr) return true;
    tell_next_line();
  }
  return false;
}

}  // namespace

void announce(const drivers::fault::Record& record) { announced = record; }

void step() {
  if (!send_rest()) return;
  if (announced.kind != drivers::fault::Kind::none && usb::connected()) {
    Text text = begin_answer();
    add_fault(text, announced);
    end_answer(text);
    announced.kind = drivers::fault::Kind::none;
  }
  while (send_rest()) {
    const int byte = usb::read();
    if (byte == usb::kNothing) return;
    take(static_cast<char>(byte));
  }
}

}  // namespace firmware::console
