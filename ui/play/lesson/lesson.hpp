// A lesson: steps on the screens of a game whose luck was written before. It asks for one thing at
// a time; any other legal touch goes on too. A game adds a table of steps.
#pragma once

#include "rules/core/bot.hpp"
#include "rules/core/match.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/target.hpp"
#include "ui/play/lesson/guide.hpp"
#include "ui/play/play.hpp"

namespace ui {

// What is said and asked where the game stands.
struct Asked {
  Text title, words, order;  // title: Text::count where the board needs the room more
  uint8_t number = 0;        // what words and order name
  bool dims = false;         // what the step is not about is pale
  // Places of the screen, as scripts call them: the one to be touched; those to be seen, by how
  // their names begin.
  static constexpr size_t kMostName = 20;
  char touch[kMostName] = {};
  char about[kMostName] = {};

  friend bool operator==(const Asked&, const Asked&) = default;
};

struct LessonStep {
  Text title, words, order;
  const char* touch = "";  // see Asked
  // Whether the game is past it, however it came there. The last step is never behind.
  bool (*reached)(Play&) = nullptr;
  // What Show chooses, then does: an event that is legal where the step is asked for. Dice that
  // wait are thrown.
  rules::Event (*event)(Play&) = nullptr;
  // Adds places, and what is said otherwise where the game has gone another way.
  void (*suit)(Play&, Asked&) = nullptr;
  // What Show does instead, where a move is made by several touches: one of them.
  void (*move_on)(Play&) = nullptr;
};

class Lesson final : public Guide {
 public:
  // `begin` begins the match of the lesson. The last one of `steps` is where it ends.
  constexpr Lesson(Play& play, void (*begin)(Play&), std::span<const LessonStep> steps)
      : play_(play), begin_(begin), steps_(steps) {}

  // Begins it anew on top of what is shown.
  void open();
  // The game it is played in.
  Play& play() const { return play_; }

  void build(lv_obj_t* root, std::span<const Rect> rooms) override;
  void tapped(uint8_t id) override;
  bool moved() const override { return !(ask() == shown_); }
  bool acts() const override { return find_step() == last(); }
  bool hides(const Rect& area) const override { return bubble_.contains(area.center()); }
  bool dims() const override { return shown_.dims; }
  void entitle(TitleLine& line) const override;

 private:
  enum Id : uint8_t { kBack = kFirstId, kEnd, kNew, kShow, kWords };
  static constexpr uint8_t kNowhere = UINT8_MAX;
  struct Told {
    char words[240];
  };

  size_t last() const { return steps_.size() - 1; }
  bool behind(size_t step) const { return step < last() && steps_[step].reached(play_); }
  size_t find_step() const;
  Asked ask() const;
  void restart();
  // What its step asks for is done, and what bots answer; the first part alone.
  void show(size_t step);
  void make(size_t step);
  void step_back();

  bool has_head() const { return titled_ && shown_.title != Text::count; }
  bool folded() const { return folded_at_ == step_; }
  Told tell(Text form) const;
  int foot_of(int inside) const;
  int height_of(int width, const Face& face) const;
  // `small`: in the smaller type, also where the larger one has room.
  Rect bubble_in(const Rect& room, bool at_top, bool small) const;
  void add_buttons(lv_obj_t* root);
  void add_words(lv_obj_t* root, const Rect& touch, const Rect& about);
  void paint_words(Painter& painter, const TargetView& view) const;

  Play& play_;
  void (*begin_)(Play&);
  std::span<const LessonStep> steps_;
  // As it was built.
  uint8_t step_ = 0;
  uint8_t folded_at_ = kNowhere;  // the step whose words are folded
  bool titled_ = true;            // there is room for what the words are headed by
  Rect bubble_ = {};
  Asked shown_ = {};
};

// Begins the lesson of a game: what `kScript` says comes first, in this order.
template <class Game, const auto& kScript>
void begin_script(Play& play) {
  static_cast<Game&>(play).begin_lesson(kScript, sizeof kScript / sizeof kScript[0]);
}

// The legal event of whoever acts that brings the most points at once.
template <rules::Recorded G>
rules::Event most_points(const rules::Match<G>& match) {
  rules::Bot<G> bot;
  bot.begin(rules::Sitter::greedy, match.seen(), static_cast<rules::Actor>(match.player()),
            rules::Rng(0));
  (void)bot.think(SIZE_MAX);
  return bot.choice();
}

}  // namespace ui
