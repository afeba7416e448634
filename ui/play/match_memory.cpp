#include "ui/play/play_of.hpp"

namespace ui {
namespace {

alignas(8) constinit unsigned char memory_of_game[kMostMatchBytes] = {};
alignas(8) constinit unsigned char memory_of_lesson[kMostMatchBytes] = {};
alignas(8) constinit unsigned char memory_of_moment[kMostMomentBytes] = {};

}  // namespace

void* match_memory(Memory memory) {
  return memory == Memory::game ? memory_of_game : memory_of_lesson;
}

void* moment_memory() { return memory_of_moment; }

rules::Party party_of(const Setup& setup) {
  rules::Party party;
  party.players = setup.seats.players;
  for (unsigned player = 1; player <= party.players; ++player) {
    party.seats[player - 1] = {setup.sitters[player - 1],
                               static_cast<uint8_t>(setup.seats.at(player))};
  }
  return party;
}

rules::Luck fresh_luck() {
  const uint64_t upper = device().random();
  return rules::Luck::of_device(upper << 32 | device().random());
}

rules::Luck luck_of(const Setup& setup) {
  switch (setup.luck) {
    case LuckKind::numbered:
      return rules::Luck::numbered(setup.challenge);
    case LuckKind::ours:
      return rules::Luck::of_people(fresh_luck().seed);
    case LuckKind::ours_open:
      return rules::Luck::of_table(fresh_luck().seed);
    default:
      return fresh_luck();
  }
}

rules::Luck next_luck(const rules::Luck& before) {
  const rules::Luck fresh = fresh_luck();
  return before.automatic() ? fresh : rules::Luck{before.source, fresh.seed};
}

Setup setup_of(const rules::AnyMatch& match) {
  Setup setup;
  const rules::Party& party = match.party();
  setup.seats = seats_of(party);
  for (unsigned i = 0; i < party.players; ++i) setup.sitters[i] = party.seats[i].sitter;
  switch (match.luck().source) {
    case rules::LuckSource::challenge:
      setup.luck = LuckKind::numbered;
      setup.challenge = match.luck().number();
      break;
    case rules::LuckSource::people:
      setup.luck = LuckKind::ours;
      break;
    case rules::LuckSource::table:
      setup.luck = LuckKind::ours_open;
      break;
    case rules::LuckSource::device:
    case rules::LuckSource::script:
      break;
  }
  return setup;
}

}  // namespace ui
