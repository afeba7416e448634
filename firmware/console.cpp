#include "firmware/console.hpp"

#include <lvgl.h>

#include <iterator>

#include "drivers/system/memory.hpp"
#include "drivers/system/system.hpp"
#include "drivers/usb/usb.hpp"
#include "firmware/cable/cable.hpp"
#include "firmware/facts.hpp"
#include "firmware/store/settings_store.hpp"
#include "firmware/text.hpp"
#include "rules/core/text.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/play.hpp"

namespace firmware::console {
namespace {

namespace usb = drivers::usb;

using cable::Answer;
using cable::Told;
using rules::Reader;

// The end of a line may begin with a CR; one more tells that the line is too long.
constexpr size_t kLineChars = rules::kMostLineChars + 2;
constexpr size_t kAnswerChars = 640;

char line[kLineChars];
size_t line_used = 0;

char outgoing[kAnswerChars];
size_t outgoing_used = 0;
size_t outgoing_sent = 0;

drivers::fault::Record announced{};

// What is longer than an answer has room for follows line by line as the cable takes it.
cable::Lines lines_to_come = nullptr;
unsigned next_line = 0;
// Who gets the lines that come, which are no commands then.
cable::Taker taker = nullptr;
bool all_read = true;  // nothing waits to be answered

Text begin_answer() {
  outgoing_sent = 0;
  outgoing_used = 0;
  return Text(outgoing, sizeof outgoing);
}

void end_answer(const Text& text) { outgoing_used = text.length(); }

void add_fault(Text& text, const drivers::fault::Record& record) {
  text.add("fault ").add(drivers::fault::name(record.kind)).add(" at ").add(record.place);
  text.add(" address ").add_hex(record.address).add(" caller ").add_hex(record.caller);
  text.add(" run ").add(uint32_t{record.run}).add("\r\n");
}

Told tell_facts(Reader, Answer& answer) {
  ui::Fact lines[ui::kMostFacts];
  const size_t count = facts(lines);
  for (size_t i = 0; i < count; ++i) {
    answer.text.add(lines[i].name).add(": ").add(lines[i].value).add("\r\n");
  }
  return Told::ok;
}

Told tell_sizes(Reader, Answer& answer) {
  Text& text = answer.text;
  const drivers::memory::Sizes sizes = drivers::memory::sizes();
  lv_mem_monitor_t pool{};
  if (lv_is_initialized()) lv_mem_monitor(&pool);
  text.add("image ").add(sizes.image).add(" ram ").add(sizes.ram_used);
  text.add(" stack ").add(sizes.stack_most).add(" of ").add(sizes.stack);
  text.add(" pool ").add(static_cast<uint32_t>(pool.total_size - pool.free_size));
  text.add(" peak ").add(static_cast<uint32_t>(pool.max_used));
  text.add(" of ").add(static_cast<uint32_t>(pool.total_size)).add("\r\n");
  return Told::ok;
}

Told tell_fault(Reader, Answer& answer) {
  drivers::fault::Record record{};
  if (!store::load_fault(0, record)) answer.text.add("no fault\r\n");
  for (unsigned i = 0; store::load_fault(i, record); ++i) add_fault(answer.text, record);
  return Told::ok;
}

bool is_hidden(const ui::Play& play) {
  return cable::hides(play.form(), play.match().party(), play.match().over());
}

Told tell_record(Reader, Answer& answer) {
  const ui::Play* const played = ui::current_play();
  if (played == nullptr) {
    answer.text.add("no game\r\n");
    return Told::ok;
  }
  if (is_hidden(*played)) return cable::refuse(answer.text, cable::kHidden);
  answer.lines = [](unsigned index, Text& to) {
    const ui::Play* play = ui::current_play();
    if (play == nullptr || is_hidden(*play) || index >= play->match().record_lines()) {
      return Told::ok;
    }
    char words[rules::kMostLineChars + 1];
    play->match().record_line(index, words);
    to.add(words).add("\r\n");
    return Told::more;
  };
  return Told::more;
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

Told tell_targets(Reader, Answer& answer) {
  answer.lines = [](unsigned index, Text& to) {
    NthTarget search = {index, to, false};
    ui::targets(tell_target, &search);
    return search.told ? Told::more : Told::ok;
  };
  return Told::more;
}

Told restart(Reader, Answer&) {
  drivers::system::restart();
  return Told::ok;
}

struct Command {
  const char* words[2];  // the second one only where there is one
  const char* what;      // that follows them, or nullptr: nothing does
  const char* help;
  cable::Obey obey;
};

Told tell_help(Reader, Answer& answer);

constexpr Command kCommands[] = {
    {{"help"}, nullptr, "this list", tell_help},
    {{"about"}, nullptr, "version, board, sizes", tell_facts},
    {{"sizes"}, nullptr, "memory in bytes", tell_sizes},
    {{"fault"}, nullptr, "why runs ended badly, the last one first", tell_fault},
    {{"record"}, nullptr, "the game that is played, or was last", tell_record},
    {{"targets"}, nullptr, "what can be touched now: x y width height name", tell_targets},
    {{"saves", "list"}, nullptr, "the games that are kept, played ones first", cable::list},
    {{"saves", "show"}, "NUMBER", "what is known of one", cable::show},
    {{"saves", "export"}, "NUMBER", "its record", cable::export_game},
    {{"saves", "import"},
     nullptr,
     "keeps the record in the lines that follow, up to a line end",
     cable::import_game},
    {{"saves", "pin"}, "NUMBER", "it never gives way to a new one", cable::pin},
    {{"saves", "unpin"}, "NUMBER", "it does again", cable::unpin},
    {{"saves", "erase"}, "NUMBER | slot SLOT | all yes", "takes away one, or all", cable::erase},
    {{"backup"}, nullptr, "all that lasts as text", cable::backup},
    {{"restore"}, nullptr, "takes that in from the lines that follow", cable::restore},
    {{"restart"}, nullptr, "starts the device anew", restart},
};

Told tell_help(Reader, Answer& answer) {
  answer.lines = [](unsigned index, Text& to) {
    if (index >= std::size(kCommands)) return Told::ok;
    const Command& command = kCommands[index];
    to.add(command.words[0]);
    for (const char* word : {command.words[1], command.what}) {
      if (word != nullptr) to.add(" ").add(word);
    }
    to.add(": ").add(command.help).add("\r\n");
    return Told::more;
  };
  return Told::more;
}

bool names(const Command& command, Reader& words) {
  if (!words.word(command.words[0])) return false;
  if (command.words[1] != nullptr && !words.word(command.words[1])) return false;
  return command.what != nullptr || words.at_end();
}

Told obey(Answer& answer) {
  if (line_used > rules::kMostLineChars) {
    return cable::refuse(answer.text, "the line is too long");
  }
  for (const Command& command : kCommands) {
    Reader words(line, line_used);
    if (names(command, words)) return command.obey(words, answer);
  }
  return cable::refuse(answer.text, "unknown command: say help");
}

void obey_line() {
  if (Reader(line, line_used).at_end()) return;
  Text text = begin_answer();
  Answer to = {text};
  const Told told = obey(to);
  if (told == Told::ok) text.add("ok\r\n");
  lines_to_come = to.lines;
  next_line = 0;
  taker = to.taker;
  end_answer(text);
}

void give_line() {
  Text text = begin_answer();
  if (taker(line, line_used, text) == cable::Taken::done) taker = nullptr;
  end_answer(text);
}

void take(char letter) {
  if (letter != '\n') {
    if (line_used < kLineChars) line[line_used++] = letter;
    return;
  }
  if (line_used > 0 && line[line_used - 1] == '\r') --line_used;
  if (taker != nullptr) {
    give_line();
  } else {
    obey_line();
  }
  line_used = 0;
}

void tell_next_line() {
  Text text = begin_answer();
  const Told told = lines_to_come(next_line++, text);
  if (told != Told::more) lines_to_come = nullptr;
  if (told == Told::ok) text.add("ok\r\n");
  end_answer(text);
}

bool send_answer() {
  if (outgoing_sent < outgoing_used) {
    outgoing_sent += usb::write(outgoing + outgoing_sent, outgoing_used - outgoing_sent);
  }
  return outgoing_sent == outgoing_used;
}

// Whether all is told, and the next line may come.
bool send_rest() {
  while (send_answer() && cable::is_ready()) {
    if (lines_to_come == nullptr) return true;
    tell_next_line();
  }
  return false;
}

// Nobody sends the rest of what was taken in by half.
void watch_the_cable() {
  if (usb::connected() || taker == nullptr) return;
  taker = nullptr;
  line_used = 0;
  cable::forget_half();
}

}  // namespace

void announce(const drivers::fault::Record& record) { announced = record; }

void step() {
  all_read = false;
  watch_the_cable();
  if (!send_rest()) return;
  if (announced.kind != drivers::fault::Kind::none && usb::connected()) {
    Text text = begin_answer();
    add_fault(text, announced);
    end_answer(text);
    announced.kind = drivers::fault::Kind::none;
  }
  while (send_rest()) {
    const int byte = usb::read();
    all_read = byte == usb::kNothing;
    if (all_read) return;
    take(static_cast<char>(byte));
  }
}

bool has_answered() { return all_read; }

}  // namespace firmware::console
