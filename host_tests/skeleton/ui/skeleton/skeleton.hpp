// Towers at this device, and its line in the registry.
#pragma once

#include "rules/skeleton/skeleton.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/option_picker.hpp"
#include "ui/play/play_of.hpp"

namespace ui::skeleton {

using Rules = rules::Skeleton;

class Game final : public PlayOf<Rules>, public EnteredLuck {
 public:
  explicit constexpr Game(Screen& board) : board_(board) {}

  const GameEntry& entry() const override;
  OptionPicker<Rules>& moves() override {
    picker_.see(match());
    return picker_;
  }
  void tell_standing(char* to, size_t size) const override;

  const EnteredLuck* entered_luck() const override { return this; }
  size_t entries(rules::Event* to) const override { return all_that_can_come(to); }
  void ask_for_entry(EntryWords& words) const override;
  void name_entry(rules::Event event, char* to, size_t size) const override;
  void paint_entry(Painter&, const Rect&, rules::Event, bool possible) const override;

 protected:
  Screen& own_screen() override { return board_; }
  void paint_moment(Painter&, const Rect&, const Shown&, unsigned whose) const override;
  void tell_event(const Shown& shown, char* to, size_t size) const override;

 private:
  Screen& board_;
  OptionPicker<Rules> picker_{"button Do"};
};

extern Game the_game;
extern Lesson the_lesson;
void draw_icon(Painter& painter, const Rect& area);

inline constexpr Text kRounds[] = {Text::skeleton_four, Text::skeleton_eight};
inline constexpr SetupField kFields[] = {{"field Rounds", Text::skeleton_rounds, kRounds}};
inline constexpr Text kItems[] = {Text::skeleton_floors, Text::skeleton_sales};
inline constexpr RulesPage kPages[] = {{Text::skeleton_rules, Text::skeleton_rules_body}};

inline constexpr GameEntry kEntry = {
    .id = Rules::kId,
    .name = "Towers",
    .target = "button Towers",
    .draw_icon = draw_icon,
    .least_players = Rules::kLeastPlayers,
    .most_players = Rules::kMostPlayers,
    .fields = kFields,
    .items = kItems,
    .rules = kPages,
    .summary = Text::skeleton_summary,
    .whose = Text::skeleton_whose,
    .play = &the_game,
    .lesson = &the_lesson,
};

}  // namespace ui::skeleton
