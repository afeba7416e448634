// Events as words.
#include <cstring>

#include "rules/town_builder/town_builder.hpp"
#include "rules/town_builder/town_builder_ids.hpp"

namespace rules::town_builder {
namespace {

constexpr const char* kChosen[] = {"orphanage", "library"};
constexpr const char kNobody[] = "none";
constexpr const char kJudgeWord[] = "judge";

bool parse_one(Reader& words, const char* const* ids, unsigned count, uint8_t& byte,
               unsigned more = 0) {
  if (!words.one_of(ids, count, byte)) return false;
  byte = static_cast<uint8_t>(byte + more);
  return true;
}

// As one_of() reads it, but the length is looked at once for all 60.
bool parse_card(Reader& words, uint8_t& byte) {
  const char* text = nullptr;
  size_t length = 0;
  if (!words.word(text, length)) return false;
  for (unsigned card = 0; card < kCards; ++card) {
    const char* const id = kCardIds[card];
    if (id[0] != text[0] || std::strncmp(id, text, length) != 0 || id[length] != 0) continue;
    byte = static_cast<uint8_t>(card);
    return true;
  }
  return false;
}

bool parse_judge_id(Reader& words, uint8_t& byte, unsigned more = 0) {
  return parse_one(words, kJudgeIds.data(), kJudges, byte, more);
}

bool parse_player(Reader& words, uint8_t& byte) {
  unsigned player = 0;
  if (!words.player(player, kMostSeats)) return false;
  byte = static_cast<uint8_t>(player);
  return true;
}

bool parse_first(Reader& words, Event& event) { return parse_player(words, event.a); }
void print_first(Writer& words, Event event) { words.word("p").add(event.a); }

bool parse_drawn(Reader& words, Event& event) {
  if (words.word(kJudgeWord)) return parse_judge_id(words, event.a, kJudgeByte);
  return parse_card(words, event.a);
}
void print_drawn(Writer& words, Event event) {
  if (event.a >= kJudgeByte) {
    words.word(kJudgeWord).word(kJudgeIds[event.a - kJudgeByte]);
  } else {
    words.word(kCardIds[event.a]);
  }
}

bool parse_judge(Reader& words, Event& event) { return parse_judge_id(words, event.a); }
void print_judge(Writer& words, Event event) { words.word(kJudgeIds[event.a]); }

bool parse_award(Reader& words, Event& event) {
  return parse_one(words, kAwardIds.data(), kAwards, event.a);
}
void print_award(Writer& words, Event event) { words.word(kAwardIds[event.a]); }

bool parse_only_card(Reader& words, Event& event) { return parse_card(words, event.a); }
void print_only_card(Writer& words, Event event) { words.word(kCardIds[event.a]); }

bool parse_resource(Reader& words, Event& event) {
  return parse_card(words, event.a) && parse_card(words, event.b);
}
void print_resource(Writer& words, Event event) {
  words.word(kCardIds[event.a]).word(kCardIds[event.b]);
}

// How many cards a use names behind its ability.
unsigned named(unsigned ability) {
  const Target target = kDeeds[ability].target;
  return target == Target::kNothing ? 0 : target == Target::kResource ? 2 : 1;
}

bool parse_use(Reader& words, Event& event) {
  uint8_t ability = 0;
  if (!parse_one(words, kAbilityIds.data(), kUsed, ability)) return false;
  event.a = ability;
  if (ability == kGatehouse) {
    uint8_t owner = 0;
    if (!parse_player(words, owner) ||
        !parse_one(words, kAbilityIds.data() + kFirstStar, kCopied, ability, kFirstStar)) {
      return false;
    }
    event.a = static_cast<uint8_t>(copy_byte(owner, ability));
  }
  const unsigned cards = named(ability);
  return (cards < 1 || parse_card(words, event.b)) && (cards < 2 || parse_card(words, event.c));
}
void print_use(Writer& words, Event event) {
  Use use{};
  if (!read_use(event.a, use)) return;
  if (use.owner != 0) words.word(kAbilityIds[kGatehouse]).word("p").add(use.owner);
  words.word(kAbilityIds[use.ability]);
  const unsigned cards = named(use.ability);
  if (cards >= 1) words.word(kCardIds[event.b]);
  if (cards >= 2) words.word(kCardIds[event.c]);
}

bool parse_take(Reader& words, Event& event) {
  event.b = kNoCard;
  if (words.word(kNobody)) {
    event.a = kNoCard;
    return true;
  }
  return parse_card(words, event.a) && (words.at_end() || parse_card(words, event.b));
}
void print_take(Writer& words, Event event) {
  words.word(event.a == kNoCard ? kNobody : kCardIds[event.a]);
  if (event.b != kNoCard) words.word(kCardIds[event.b]);
}

bool parse_type(Reader& words, Event& event) {
  return parse_one(words, kChosen, 2, event.a) &&
         parse_one(words, kJudgeIds.data(), kTypes, event.b);
}
void print_type(Writer& words, Event event) {
  words.word(kChosen[event.a]).word(kJudgeIds[event.b]);
}

}  // namespace

const VerbText TownBuilder::kVerbs[kVerbCount] = {
    {"first", true, parse_first, print_first},
    {"row", true, parse_drawn, print_drawn},
    {"judge", true, parse_judge, print_judge},
    {"award", true, parse_award, print_award},
    {"reveal", true, parse_drawn, print_drawn},
    {"found", false, parse_only_card, print_only_card},
    {"resource", false, parse_resource, print_resource},
    {"gold", false, parse_only_card, print_only_card},
    {"use", false, parse_use, print_use},
    {"take", false, parse_take, print_take},
    {"claim", false, parse_award, print_award},
    {"end", false, nullptr, nullptr},
    {"discard", false, parse_only_card, print_only_card},
    {"type", false, parse_type, print_type},
};

}  // namespace rules::town_builder
