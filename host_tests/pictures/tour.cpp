// Plays a game of each kind on the stage to its result, and takes pictures on the way: what is
// chosen comes from a record, or from greedy bots.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "host_tests/core/record_text.hpp"
#include "host_tests/pictures/probe.hpp"
#include "host_tests/pictures/stage.hpp"
#include "host_tests/ui/by_show.hpp"
#include "rules/core/match.hpp"
#include "rules/registry.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace {

constexpr int kUsage = 1;
constexpr int kFailed = 2;

constexpr uint16_t kChallenge = 7;      // of a game between bots
constexpr uint8_t kPlayers = 2;         // in it, if the game is for so many
constexpr size_t kLookedAt[] = {2, 3};  // quarters of a game after which a picture is taken anyway

struct Order {
  std::string out = ".";
  std::string game;    // all where it is empty
  std::string record;  // a file
};

bool refuse(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  return false;
}

// What is to be played: in the order of the game, luck included.
template <class G>
struct Story {
  typename G::Options options{};
  uint8_t players = 1;
  rules::Luck luck;
  std::vector<rules::Event> events;
};

std::string tell(const ui::Change& change) {
  const std::string after = std::to_string(change.after);
  if (change.after == change.before) return " (points stay " + after + ")";
  return " (points " + std::to_string(change.before) + ", then " + after + ")";
}

template <class G>
class Camera final : public by_show::Hand {
 public:
  Camera(const std::string& out, size_t decisions) : out_(out), decisions_(decisions) {}

  void wait(unsigned milliseconds) override { stage::run(milliseconds); }

  bool tap(const char* target) override {
    const std::vector<probe::Spot> spots = probe::spots();
    const probe::Spot* spot = probe::find(spots, target);
    if (spot != nullptr) stage::tap(spot->area.center().x, spot->area.center().y);
    return spot != nullptr;
  }

  // Of each kind of moment the first, and some more on the way.
  void sees(ui::Play& play, const rules::Event* chosen) override {
    const rules::Due due = play.match().due();
    if (play.opening() != nullptr) return take_first("opening", "nobody has moved yet");
    if (chosen == nullptr) {
      const bool passes = due == rules::Due::hand_over;
      const unsigned player = passes ? play.match().player() : play.match().thrower();
      const std::string whose = "p" + std::to_string(player);
      if (passes) return take_first("hand-over", "the device goes to " + whose);
      return take_first("roll", "dice wait for " + whose);
    }
    const std::string text = tests::text_of<G>(*chosen);
    if (due == rules::Due::entry) return take_first("entry", "'" + text + "' came and is entered");
    const ui::Change change = play.moment_ahead(*chosen).change;
    const std::string words = "'" + text + "' is chosen" + tell(change);
    const std::string verb = text.substr(text.find(' ') + 1);
    const std::string name = verb.substr(0, verb.find(' '));
    if (halfway()) {
      take(name, words);
    } else {
      take_first(name, words);
    }
  }

  void take(const std::string& name, const std::string& words) {
    char number[8];
    std::snprintf(number, sizeof number, "-%02u-", ++taken_);
    const std::string file = G::kId + std::string(number) + name;
    stage::draw_whole();
    const auto count = static_cast<size_t>(stage::width()) * static_cast<size_t>(stage::height());
    std::ofstream(out_ + "/" + file + ".rgb565", std::ios::binary)
        .write(reinterpret_cast<const char*>(stage::pixels()), static_cast<long>(2 * count));
    std::printf("picture\t%s\t%d\t%d\t%s\n", file.c_str(), stage::width(), stage::height(),
                words.c_str());
  }

 private:
  void take_first(const std::string& name, const std::string& words) {
    if (seen_.insert(name).second) take(name, words);
  }

  bool halfway() {
    ++decided_;
    for (const size_t quarters : kLookedAt) {
      if (decided_ == quarters * decisions_ / 4) return true;
    }
    return false;
  }

  const std::string& out_;
  size_t decisions_, decided_ = 0;
  unsigned taken_ = 0;
  std::set<std::string> seen_;
};

// Greedy bots for people who need no record.
template <class G>
Story<G> played_by_bots() {
  Story<G> story;
  story.players = std::clamp(kPlayers, G::kLeastPlayers, G::kMostPlayers);
  story.luck = rules::Luck::numbered(kChallenge);
  rules::Match<G> match(story.options, rules::Party::of(story.players, rules::Sitter::greedy),
                        story.luck);
  while (!match.over()) {
    while (!match.think(SIZE_MAX)) {
    }
    match.do_decided();
  }
  for (size_t i = 0; i < match.events(); ++i) story.events.push_back(match.event(i));
  return story;
}

// Whose luck came of what people rolled and drew, as far as the screens know.
template <class G>
bool read_story(const std::string& text, Story<G>& story) {
  rules::Session<G> session({}, G::kLeastPlayers);
  if (!tests::play_record(text, session)) return false;
  story.options = session.options();
  story.players = session.players();
  story.luck = rules::Luck::of_people(0);
  story.events.assign(session.begin(), session.end());
  return true;
}

template <class G>
rules::Match<G>& match_of(ui::Play& play) {
  return static_cast<rules::Match<G>&>(play.match());
}

// As the set-up would begin it; false where the screens don't offer these settings.
template <class G>
bool begin(ui::Play& play, const Story<G>& story) {
  ui::Setup setup;
  setup.seats.players = story.players;
  play.begin(setup);
  rules::Match<G>& match = match_of<G>(play);
  match.begin(story.options, rules::Party(match.party()), story.luck);
  setup = play.setup();
  for (size_t i = 0; i < play.entry().fields.size(); ++i) {
    if (setup.values[i] >= by_show::values_of(play.entry().fields[i])) return false;
  }
  play.begin(setup);
  return tests::header_of<G>(match.options(), story.players) ==
         tests::header_of<G>(story.options, story.players);
}

template <class G>
bool play_story(ui::Play& play, const Story<G>& story, const std::string& out) {
  ui::screens::home();
  if (!begin(play, story)) {
    return refuse("the screens of " + std::string(G::kId) + " don't offer the record's settings");
  }
  by_show::Decisions decisions;
  size_t count = 0;
  for (const rules::Event event : story.events) {
    decisions.add(event);
    if (event.actor() != rules::kChance) ++count;
  }
  Camera<G> camera(out, count);
  const char* const wrong = by_show::play(play, decisions, camera);
  if (wrong != nullptr) {
    camera.take("stands", "here the game stands");
    return refuse(std::string(G::kId) + " did not come to its end: " + wrong);
  }
  std::string words = "the result in points:";
  for (uint8_t player = 1; player <= story.players; ++player) {
    const int total = G::score(match_of<G>(play).seen(), player).total;
    words +=
        (player == 1 ? " p" : ", p") + std::to_string(player) + " has " + std::to_string(total);
  }
  camera.take("result", words);
  return true;
}

// Calls `use(entry, G{})` for the game of this name; false with a reason where none has screens.
template <class Use>
bool with_screens_of(const std::string& id, Use&& use) {
  for (const ui::GameEntry& entry : ui::kGames) {
    if (id != entry.id) continue;
    bool good = false;
    rules::Games::any([&](auto game) {
      if (!rules::same_text(decltype(game)::kId, entry.id)) return false;
      good = use(entry, game);
      return true;
    });
    return good;
  }
  std::string known;
  for (const ui::GameEntry& entry : ui::kGames) known += std::string(" ") + entry.id;
  const bool ruled = rules::Games::any(
      [&](auto game) { return rules::same_text(decltype(game)::kId, id.c_str()); });
  return refuse((ruled ? "there are rules of " + id + ", but no screens yet"
                       : "there is no game '" + id + "'") +
                "; screens are there of:" + known);
}

bool play_by_bots(const std::string& id, const std::string& out) {
  return with_screens_of(id, [&](const ui::GameEntry& entry, auto game) {
    using G = decltype(game);
    return play_story(*entry.play, played_by_bots<G>(), out);
  });
}

// The word behind `game`, or nothing.
std::string game_of(const std::string& text) {
  std::istringstream lines(text);
  std::string line, verb, id;
  while (std::getline(lines, line)) {
    std::istringstream words(line);
    if (words >> verb && verb == "game" && words >> id) return id;
  }
  return "";
}

bool play_record(const std::string& file, const std::string& out) {
  std::ifstream from(file, std::ios::binary);
  std::stringstream text;
  if (!from || !(text << from.rdbuf())) return refuse("cannot read " + file);
  const std::string id = game_of(text.str());
  if (id.empty()) return refuse(file + " is no record: it has no line 'game'");
  return with_screens_of(id, [&](const ui::GameEntry& entry, auto game) {
    using G = decltype(game);
    Story<G> story;
    if (read_story(text.str(), story)) return play_story(*entry.play, story, out);
    return refuse(file + " breaks off: 'tools/plat replay " + file + "' says where and why");
  });
}

bool read_order(int count, char** words, Order& order) {
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string word = words[i];
    if (word == "--out") {
      order.out = words[i + 1];
    } else if (word == "--game") {
      order.game = words[i + 1];
    } else if (word == "--record") {
      order.record = words[i + 1];
    } else {
      return false;
    }
  }
  return count % 2 == 1;
}

}  // namespace

int main(int count, char** words) {
  Order order;
  if (!read_order(count, words, order)) {
    std::fprintf(stderr, "usage: plat-tour [--out FOLDER] [--game ID | --record FILE]\n");
    return kUsage;
  }
  stage::open({});
  stage::draw_nothing(true);
  if (!order.record.empty()) return play_record(order.record, order.out) ? 0 : kFailed;
  if (!order.game.empty()) return play_by_bots(order.game, order.out) ? 0 : kFailed;
  for (const ui::GameEntry& entry : ui::kGames) {
    if (!play_by_bots(entry.id, order.out)) return kFailed;
  }
  return 0;
}
