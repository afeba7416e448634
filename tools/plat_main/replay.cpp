// `plat replay` and `plat legal`: a record played event by event.
#include <algorithm>
#include <cstring>

#include "tools/plat_main/commands.hpp"
#include "tools/plat_main/file_reader.hpp"
#include "tools/plat_main/result.hpp"

namespace tool {
namespace {

template <rules::Recorded G>
class Replay {
 public:
  // kWell, or what report() returned.
  int run(Input& in, Output& out) {
    HeadReader<G> head;
    const int status = head.read(in, out);
    if (status != kWell) return status;
    if (!head.at_begin()) return report_malformed(in, out, "begin-expected");
    players_ = head.players();
    state_ = G::start(head.options(), players_);
    while (in.next()) {
      const int played = play(in, out);
      if (played != kWell) return played;
    }
    return in.wrong() != nullptr ? report_malformed(in, out, nullptr) : kWell;
  }

  const typename G::State& state() const { return state_; }
  unsigned players() const { return players_; }
  uint64_t events() const { return events_; }

 private:
  int play(Input& in, Output& out) {
    rules::Event event;
    if (!rules::parse_event(G::kVerbs, G::kVerbCount, G::kMostPlayers, in.words(), event)) {
      return report_malformed(in, out, "not-an-event");
    }
    const rules::Verdict verdict = G::apply(state_, event);
    if (!verdict.ok()) {
      return report(out, kIllegal, in.number(), in.text(), verdict.refusal().reason);
    }
    ++events_;
    return kWell;
  }

  typename G::State state_;
  uint8_t players_ = 0;
  uint64_t events_ = 0;
};

using Line = char[rules::kMostLineChars + 1];

template <rules::Recorded G>
const char* text_of(rules::Event event, Line& line) {
  rules::Writer writer(line, sizeof line);
  rules::print_event(G::kVerbs, event, writer);
  return line;
}

template <rules::Recorded G>
void print_legal(Output& out, const typename G::State& state) {
  static rules::FixedList<rules::Event, 1 << 16> events;
  events.clear();
  G::options(state, [](rules::Event event) {
    events.push(event);
    return true;
  });
  std::sort(events.begin(), events.end(), [](rules::Event a, rules::Event b) {
    Line left;
    Line right;
    return std::strcmp(text_of<G>(a, left), text_of<G>(b, right)) < 0;
  });
  for (const rules::Event event : events) {
    Line line;
    out.add(text_of<G>(event, line)).add('\n');
  }
}

}  // namespace

int replay(Input& in, Output& out) {
  return with_game_of(in, out, [&](auto game) {
    using G = decltype(game);
    Replay<G> replay;
    const int status = replay.run(in, out);
    if (status == kWell) print_result<G>(out, replay.state(), replay.players(), replay.events());
    return status;
  });
}

int legal(Input& in, Output& out) {
  return with_game_of(in, out, [&](auto game) {
    using G = decltype(game);
    Replay<G> replay;
    const int status = replay.run(in, out);
    if (status == kWell) print_legal<G>(out, replay.state());
    return status;
  });
}

}  // namespace tool
