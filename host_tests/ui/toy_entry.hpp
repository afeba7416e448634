// A game for the tests of the shell: its set-up has fields, its board is a screen with a menu.
#pragma once

#include <cstdio>

#include "host_tests/ui/fake_match.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/menu_screen.hpp"
#include "ui/play/play.hpp"

namespace toy {

// What the game was told and what it answers.
struct World {
  ui::Setup begun;
  int begins = 0, lessons = 0, own_rows = 0;
  size_t menu_rows = 1;
  const char* standing = "Round 9 \u00b7 43 points";
  FakeMatch match;

  World() {
    match.count = 3;
    match.lines = 120;
  }
};
inline World world;

class Board final : public ui::Screen {
 public:
  void build(lv_obj_t* root) override {
    ui::add_button(root, {.name = "button Build", .area = {20, 100, 100, 48}, .label = "Build"});
    ui::add_menu(root, 1);
  }
  void paint(ui::Painter& painter) const override {
    ui::paint_title_line(painter, {.title = "Toy", .menu = true});
    painter.fill(ui::frame().body(), ui::palette().ground);
  }
  inline void tapped(uint8_t id, uint8_t value) override;
};
inline constinit Board board;

class ToyPlay final : public ui::Play {
 public:
  const ui::GameEntry& entry() const override;
  void begin(const ui::Setup& setup) override {
    ++world.begins;
    world.begun = setup;
    world.match.begin(setup);
    ui::set_current_play(this);
  }
  void begin_again(const Play&, Again) override {}
  bool bring_back(const rules::ByteSource&) override { return false; }
  bool look_at(const rules::ByteSource&) override { return false; }
  const rules::GameForm& form() const override { return form_; }
  rules::AnyMatch& match() override { return world.match; }
  const rules::AnyMatch& match() const override { return world.match; }
  ui::Setup setup() const override { return world.begun; }
  ui::Picker& moves() override { return picker_; }
  size_t menu(ui::MenuRow* rows) override {
    for (size_t i = 0; i < world.menu_rows; ++i) {
      rows[i] = {ui::Text::score_total, [](ui::Play&) { ++world.own_rows; }};
    }
    return world.menu_rows;
  }
  void tell_standing(char* to, size_t size) const override {
    std::snprintf(to, size, "%s", world.standing);
  }
  void map(ui::SmallMap& to) const override {
    to.columns = to.rows = 1;
    to.lay(0, 0, ui::palette().center);
  }
  ui::Result result() const override { return {}; }
  rules::Verdict try_out(rules::Event) const override { return rules::kNotNow; }
  const ui::Moment& moment_at(unsigned) override { return moment_; }
  const ui::Moment& open_moment_at(unsigned) override { return moment_; }
  const ui::Moment& moment_ahead(rules::Event) override { return moment_; }
  void paint_moment(ui::Painter& painter, const ui::Rect& area, unsigned) const override {
    painter.fill(area, ui::palette().ground);
  }
  void tell_deed(char* to, size_t size) const override { std::snprintf(to, size, "Built."); }
  unsigned moment_turn() const override { return 0; }
  void tell_moment(char* to, size_t size) const override { std::snprintf(to, size, "Built."); }

 private:
  ui::Screen& own_screen() override { return board; }

  FakePicker picker_;
  rules::GameForm form_{};
  ui::Moment moment_;
};
inline constinit ToyPlay play;

void Board::tapped(uint8_t id, uint8_t) {
  if (id == 1) ui::open_menu(play);
}

// It counts how often it is begun, and ends at once.
inline constexpr ui::LessonStep kSteps[] = {
    {ui::Text::lesson, ui::Text::numbered_luck_note, ui::Text::lesson_goes_on}};
inline constinit ui::Lesson lesson(
    play, [](ui::Play&) { ++world.lessons; }, kSteps);

inline void draw_icon(ui::Painter& painter, const ui::Rect& area) {
  painter.frame(area.middle({30, 30}), 2, ui::palette().ink);
}

inline void draw_picture(ui::Painter& painter, const ui::Rect& area) {
  painter.fill(area, ui::palette().raised);
  painter.frame(area, 1, ui::palette().ink);
}

inline constexpr ui::Text kLevels[] = {ui::Text::off, ui::Text::quiet, ui::Text::loud};
inline constexpr ui::Text kSides[] = {ui::Text::left, ui::Text::right};
inline constexpr ui::SetupField kFields[] = {{"field Sound", ui::Text::sound, kLevels, 1},
                                             {"field Hand", ui::Text::hand, kSides}};
inline constexpr ui::RulesPage kPages[] = {
    {ui::Text::rules, ui::Text::numbered_luck_note, draw_picture},
    {ui::Text::luck, ui::Text::new_luck_note},
    {ui::Text::players, ui::Text::hand_over_note, draw_picture},
    {ui::Text::record, ui::Text::hand_over_note, draw_picture},
    {ui::Text::motion, ui::Text::hand_over_note, draw_picture},
    {ui::Text::light, ui::Text::hand_over_note, draw_picture},
    {ui::Text::about, ui::Text::hand_over_note, draw_picture},
    {ui::Text::settings, ui::Text::hand_over_note, draw_picture}};
inline constexpr ui::GameEntry kEntry{.id = "toy",
                                      .name = "Toy Town",
                                      .target = "button Toy",
                                      .draw_icon = draw_icon,
                                      .least_players = 1,
                                      .most_players = 6,
                                      .secret = true,
                                      .fields = kFields,
                                      .rules = kPages,
                                      .summary = ui::Text::numbered_luck_note,
                                      .play = &play,
                                      .lesson = &lesson};

inline const ui::GameEntry& ToyPlay::entry() const { return kEntry; }

}  // namespace toy
