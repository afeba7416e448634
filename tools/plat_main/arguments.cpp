#include "tools/plat_main/arguments.hpp"

#include <cstring>

namespace tool {
namespace {

enum Seen : unsigned {
  kPlayers = 1,
  kSeed = 2,
  kDepth = 4,
  kSeconds = 8,
  kPlayouts = 16,
  kBy = 32,
  kSet = 64,
  kBot = 128,
};

// What a call needs, and what it may have beside that.
struct Call {
  const char* name;
  unsigned needed;
  unsigned allowed;
};

constexpr Call kCalls[] = {
    {"play", kPlayers | kSeed, kSet | kBot},
    {"perft", kPlayers | kSeed | kDepth, kSet},
    {"bench", kPlayers, kSeed | kSet | kSeconds | kPlayouts | kBy},
};

constexpr unsigned kMostDepth = 64;
constexpr uint64_t kMostSeconds = 86400;

bool same(const char* a, const char* b) { return std::strcmp(a, b) == 0; }

bool read_number(const char* text, uint64_t most, uint64_t& value) {
  value = 0;
  if (*text == 0) return false;
  for (; *text != 0; ++text) {
    if (*text < '0' || *text > '9') return false;
    const uint64_t digit = static_cast<uint64_t>(*text - '0');
    if (value > (most - digit) / 10) return false;
    value = value * 10 + digit;
  }
  return true;
}

// Seconds with up to three decimals.
bool read_seconds(const char* text, uint64_t& milliseconds) {
  char whole[16];
  const char* const point = std::strchr(text, '.');
  const size_t length = point != nullptr ? static_cast<size_t>(point - text) : std::strlen(text);
  if (length >= sizeof whole) return false;
  std::memcpy(whole, text, length);
  whole[length] = 0;
  if (!read_number(whole, kMostSeconds, milliseconds)) return false;
  milliseconds *= 1000;
  if (point == nullptr) return true;
  uint64_t part = 0;
  const size_t decimals = std::strlen(point + 1);
  if (decimals > 3 || !read_number(point + 1, 999, part)) return false;
  for (size_t i = decimals; i < 3; ++i) part *= 10;
  milliseconds += part;
  return true;
}

// `pK=LEVEL`, where a level is that of any sitter but a person.
bool read_bot(const char* text, Arguments& to) {
  if (text[0] != 'p' || text[1] < '1' || text[1] > '0' + int{rules::kMostPlayers}) return false;
  if (text[2] != '=') return false;
  const unsigned seat = static_cast<unsigned>(text[1] - '0');
  for (size_t i = 1; i < rules::kSitters; ++i) {
    if (!same(text + 3, rules::kSitterNames[i])) continue;
    to.setup.bots[seat - 1] = static_cast<rules::Sitter>(i);
    if (seat > to.most_bot) to.most_bot = seat;
    return true;
  }
  return false;
}

const char* read_option(const char* name, const char* value, Arguments& to, unsigned& seen) {
  uint64_t number = 0;
  if (same(name, "--players")) {
    seen |= kPlayers;
    if (!read_number(value, 99, number)) return "--players needs a number";
    to.setup.players = static_cast<unsigned>(number);
  } else if (same(name, "--seed")) {
    seen |= kSeed;
    if (!read_number(value, UINT64_MAX, to.setup.seed)) return "--seed needs a number";
  } else if (same(name, "--depth")) {
    seen |= kDepth;
    if (!read_number(value, kMostDepth, number)) return "--depth needs a number up to 64";
    to.depth = static_cast<unsigned>(number);
  } else if (same(name, "--seconds")) {
    seen |= kSeconds;
    if (!read_seconds(value, to.milliseconds)) return "--seconds needs a number of seconds";
  } else if (same(name, "--playouts")) {
    seen |= kPlayouts;
    if (!read_number(value, UINT32_MAX, to.playouts) || to.playouts == 0) {
      return "--playouts needs a number from 1";
    }
  } else if (same(name, "--by")) {
    seen |= kBy;
    if (!same(value, "options") && !same(value, "pick")) return "--by is options or pick";
    to.way = same(value, "pick") ? Way::kPick : Way::kOptions;
  } else if (same(name, "--set")) {
    seen |= kSet;
    if (to.setup.setting_count == Setup::kMostSettings) return "there are too many --set";
    to.setup.settings[to.setup.setting_count++] = value;
  } else if (same(name, "--bot")) {
    seen |= kBot;
    if (!read_bot(value, to)) return "--bot needs pK=random or pK=greedy";
  } else {
    return "there is no such option";
  }
  return nullptr;
}

const Call* find_call(const char* name) {
  for (const Call& call : kCalls) {
    if (same(call.name, name)) return &call;
  }
  return nullptr;
}

}  // namespace

const char* read_arguments(const char* command, char** words, char** end, Arguments& arguments) {
  const Call* const call = find_call(command);
  if (call == nullptr) return "there is no such call";
  if (words == end || **words == '-') return "a GAME is needed";
  arguments.setup.game = *words++;
  unsigned seen = 0;
  for (; words != end; words += 2) {
    if (end - words < 2) return "an option needs a value";
    const char* const wrong = read_option(words[0], words[1], arguments, seen);
    if (wrong != nullptr) return wrong;
  }
  if ((seen & call->needed) != call->needed) return "an option is missing";
  if (seen & ~(call->needed | call->allowed)) return "that option is not for this call";
  if (arguments.most_bot > arguments.setup.players) return "--bot names a player who is not there";
  if (call->allowed & kPlayouts) {
    const bool timed = seen & kSeconds;
    const bool counted = (seen & kPlayouts) && (seen & kBy);
    if (timed == counted || (timed && (seen & (kPlayouts | kBy)))) {
      return "either --seconds T or --playouts K --by options|pick is needed";
    }
    if (timed && arguments.milliseconds == 0) return "--seconds needs a number above 0";
  }
  return nullptr;
}

}  // namespace tool
