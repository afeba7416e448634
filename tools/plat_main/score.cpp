// `plat score`: a position.
#include "tools/plat_main/commands.hpp"
#include "tools/plat_main/file_reader.hpp"
#include "tools/plat_main/result.hpp"

namespace tool {
namespace {

template <rules::Recorded G>
int score_position(Input& in, Output& out) {
  HeadReader<G> head;
  const int status = head.read(in, out);
  if (status != kWell) return status;
  if (head.at_begin()) return report_malformed(in, out, "begin-in-position");
  typename G::Position position(head.options(), head.players());
  bool more = !head.at_end();
  while (more) {
    if (!position.line(in.words())) return report_malformed(in, out, "not-in-position");
    more = in.next();
  }
  if (in.wrong() != nullptr || !position.finish()) {
    return report_malformed(in, out, "position-incomplete");
  }
  if constexpr (rules::OutcomePosition<typename G::Position>) {
    print_outcomes(out, position);
  } else {
    print_position<G>(out, position, head.players());
  }
  return kWell;
}

}  // namespace

int score(Input& in, Output& out) {
  return with_game_of(in, out, [&](auto game) { return score_position<decltype(game)>(in, out); });
}

}  // namespace tool
