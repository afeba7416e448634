// Reads the parts of a record or position that all calls share, and says what is wrong with it.
#pragma once

#include "rules/core/header.hpp"
#include "rules/registry.hpp"
#include "tools/plat_main/input.hpp"
#include "tools/plat_main/output.hpp"

namespace tool {

enum Status : int { kWell = 0, kUsage = 1, kIllegal = 2, kMalformed = 3 };

// Prints the error object; returns `status`.
int report(Output& out, int status, uint32_t line, const char* text, const char* reason);

// Reports that the line the input is at is malformed: for its form, or else for `reason`. At the
// end of the text it is the last line.
int report_malformed(Input& in, Output& out, const char* reason);

// Reads `plat 1` and `game ID`, up to where the game goes on. kWell or what report() returned.
int read_preamble(Input& in, Output& out, rules::Preamble& preamble);

// Reads the header's other lines. After kWell the input is at the line behind `set` lines, or at
// the end of the text if `at_end()`.
template <rules::Recorded G>
class HeadReader {
 public:
  using Header = rules::HeaderReader<G>;

  int read(Input& in, Output& out) {
    typename Header::Step step = Header::Step::kMore;
    while (step == Header::Step::kMore && in.next()) step = header_.line(in.words(), in.number());
    last_ = step;
    if (const rules::SettingLine* conflict = header_.conflict()) {
      char text[rules::kMostLineChars + 1];
      rules::Writer writer(text, sizeof text);
      rules::print_setting(G::kSettings, *conflict, writer);
      return report(out, kMalformed, conflict->number, text, "set-conflict");
    }
    if (step == Header::Step::kMalformed) return report_malformed(in, out, header_.reason());
    if (in.wrong() != nullptr || !header_.complete()) {
      return report_malformed(in, out, "header-incomplete");
    }
    return kWell;
  }

  bool at_begin() const { return last_ == Header::Step::kBegin; }
  bool at_end() const { return last_ == Header::Step::kMore; }
  uint8_t players() const { return header_.players(); }
  const typename G::Options& options() const { return header_.options(); }

 private:
  Header header_;
  typename Header::Step last_ = Header::Step::kMore;
};

// Finds the file's game and hands over: `use(G{})` gives the exit status.
template <class Use>
int with_game_of(Input& in, Output& out, Use&& use) {
  rules::Preamble preamble;
  const int status = read_preamble(in, out, preamble);
  if (status != kWell) return status;
  int result = kWell;
  const bool known = rules::Games::any([&](auto game) {
    using G = decltype(game);
    if (!rules::same_text(G::kId, preamble.game())) return false;
    result = use(game);
    return true;
  });
  return known ? result : report_malformed(in, out, "unknown-game");
}

}  // namespace tool
