// A game for the tests of the screens that all games share: three players take turns after luck
// began.
#pragma once

#include <cstdio>
#include <cstring>

#include "ui/core/game_entry.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/play.hpp"

class PretendPlay final : public ui::Play {
 public:
  PretendPlay() { setup_.seats.players = 3; }

  const ui::GameEntry& entry() const override {
    static constexpr ui::GameEntry kEntry{
        .id = "pretend", .name = "Pretend", .target = "button Pretend", .draw_icon = nullptr};
    return kEntry;
  }
  const ui::Setup& setup() const override { return setup_; }
  ui::Screen& screen() override { return ui::screens::now(); }
  bool over() const override { return true; }
  bool can_undo() const override { return false; }
  void undo() override {}
  void tell_standing(char* to, size_t size) const override { std::snprintf(to, size, "Standing"); }
  void paint_map(ui::Painter&, const ui::Rect&) const override {}
  unsigned record_lines() const override { return 0; }
  void record_line(unsigned, char*) const override {}

  unsigned steps() const override { return 12; }
  void look_at(unsigned step) override { looked_at = step; }
  void paint_look(ui::Painter& painter, const ui::Rect& area, unsigned whose) const override {
    drawn_for = whose;
    painter.fill(area, ui::palette().raised);
    painter.frame(area, 1, ui::palette().grid);
    char words[24];
    std::snprintf(words, sizeof words, "look %u of %u", looked_at, whose);
    painter.text(area, words, ui::kNumber, ui::palette().ink, ui::Align::center);
  }
  void tell_look(char* to, size_t size) const override {
    std::snprintf(to, size, looked_at == 0 ? "The game begins." : "Builds a house. +%u", looked_at);
  }
  unsigned actor_of_look() const override { return looked_at % 4; }

  void set_players(uint8_t players) { setup_.seats.players = players; }

  unsigned looked_at = 99;
  mutable unsigned drawn_for = 99;

 private:
  ui::Setup setup_;
};
