// Sessions as text and back, the way a program would do it.
#pragma once

#include <string>

#include "rules/core/line.hpp"
#include "rules/core/record_reader.hpp"
#include "rules/core/session.hpp"

namespace tests {

template <rules::Recorded G>
std::string text_of(rules::Event event) {
  char line[rules::kMostLineChars + 1];
  rules::Writer writer(line, sizeof line);
  rules::print_event(G::kVerbs, event, writer);
  return line;
}

template <rules::Recorded G>
bool event_of(const std::string& text, rules::Event& event) {
  const rules::Reader words(text.data(), text.size());
  return rules::parse_event(G::kVerbs, G::kVerbCount, G::kMostPlayers, words, event);
}

template <rules::Recorded G>
std::string header_of(const typename G::Options& options, uint8_t players) {
  std::string text = "plat 1\ngame ";
  text += G::kId;
  text += "\nplayers " + std::to_string(players) + '\n';
  rules::for_each_setting<G>(options, players, [&](const rules::SettingLine& setting) {
    char line[rules::kMostLineChars + 1];
    rules::Writer writer(line, sizeof line);
    rules::print_setting(G::kSettings, setting, writer);
    text += line;
    text += '\n';
  });
  return text + "begin\n";
}

template <rules::Recorded G>
std::string record_of(const rules::Session<G>& session) {
  std::string text = header_of<G>(session.options(), session.players());
  for (const rules::Event event : session) text += text_of<G>(event) + '\n';
  return text;
}

// Plays a record in `session`; false at the first line that is wrong.
template <rules::Recorded G>
bool play_record(const std::string& text, rules::Session<G>& session) {
  using Cut = rules::LineCutter::Step;
  using Read = typename rules::RecordReader<G>::Step;
  rules::LineCutter cutter;
  rules::RecordReader<G> reader;
  for (const char letter : text) {
    const Cut cut = cutter.feed(static_cast<uint8_t>(letter));
    if (cut == Cut::kMore) continue;
    if (cut != Cut::kLine) return false;
    switch (reader.line(cutter.words(), cutter.number())) {
      case Read::kMore:
        break;
      case Read::kBegin:
        session.begin_game(reader.options(), reader.players());
        break;
      case Read::kEvent:
        if (!session.apply(reader.event()).ok()) return false;
        break;
      case Read::kMalformed:
        return false;
    }
  }
  return reader.begun();
}

}  // namespace tests
