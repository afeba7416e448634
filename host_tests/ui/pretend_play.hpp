// A game for the tests of the screens that all games share: three players take turns after luck
// began.
#pragma once

#include <cstdio>
#include <cstring>
#include <span>
#include <vector>

#include "host_tests/ui/fake_match.hpp"
#include "ui/core/screen.hpp"
#include "ui/play/between/hand_over.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/play_of.hpp"

class PretendPlay final : public ui::Play {
 public:
  PretendPlay() {
    match_.seat(3);
    match_.now = rules::Due::nothing;
    match_.count = 12;
    ended.winners = rules::only(1);
  }

  const ui::GameEntry& entry() const override { return entry_; }
  void begin(const ui::Setup&) override {}
  void begin_again(const Play&, Again luck) override { again.push_back(luck); }
  bool bring_back(const rules::ByteSource&) override { return false; }
  bool look_at(const rules::ByteSource&) override { return false; }
  const rules::GameForm& form() const override { return form_; }
  rules::AnyMatch& match() override { return match_; }
  const rules::AnyMatch& match() const override { return match_; }
  ui::Setup setup() const override { return ui::setup_of(match_); }
  ui::Picker& moves() override { return picker_; }
  void tell_known(ui::HandOver& to) const override { to = known; }
  void tell_standing(char* to, size_t size) const override { std::snprintf(to, size, "Standing"); }
  ui::Result result() const override { return ended; }
  ui::ResultPicture* result_picture() override { return picture; }
  rules::Verdict try_out(rules::Event) const override { return rules::kNotNow; }
  const ui::Moment& moment_at(unsigned step) override {
    looked_at = step;
    moment_ = {};
    moment_.step = step;
    if (step > 0) moment_.event = match_.event(step - 1);
    return moment_;
  }
  const ui::Moment& open_moment_at(unsigned step) override { return moment_at(step); }
  const ui::Moment& moment_ahead(rules::Event) override { return moment_; }
  void paint_moment(ui::Painter& painter, const ui::Rect& area, unsigned whose) const override {
    drawn_for = whose;
    painter.fill(area, ui::palette().raised);
    painter.frame(area, 1, ui::palette().grid);
    char words[24];
    std::snprintf(words, sizeof words, "look %u of %u", looked_at, whose);
    painter.text(area, words, ui::kNumber, ui::palette().ink, ui::Align::center);
  }
  void tell_deed(char* to, size_t size) const override {
    std::snprintf(to, size, "Builds house %u.", looked_at);
  }
  unsigned moment_turn() const override { return (looked_at + 3) / 4; }
  void tell_moment(char* to, size_t size) const override {
    std::snprintf(to, size, looked_at == 0 ? "The game begins." : "Builds a house. +%u", looked_at);
  }

  // Of the score, each with this name.
  void set_items(std::span<const ui::Text> items) { entry_.items = items; }
  void set_next(unsigned player) { match_.next = player; }
  void set_players(uint8_t players) { match_.seat(players); }
  FakeMatch& fake() { return match_; }
  void set_luck(ui::LuckKind kind, uint16_t challenge = 0) {
    ui::Setup setup;
    setup.seats.players = match_.party().players;
    setup.luck = kind;
    setup.challenge = challenge;
    match_.begin(setup);
  }
  void set_actors(const std::vector<rules::Actor>& actors) {
    match_.actors = actors;
    match_.count = actors.size();
  }
  bool ends_turn(rules::Event event) const override {
    return last_of_turn == 0 || event.actor() == last_of_turn;
  }
  void set_events(size_t count) { match_.count = count; }
  void set_board(ui::BoardShape shape) { entry_.board = shape; }
  void set_due(rules::Due due) { match_.now = due; }
  void set_record(unsigned lines) { match_.lines = lines; }
  void set_hidden() { form_.hidden = true; }
  int takes() const { return match_.takes; }

  ui::HandOver known;
  unsigned last_of_turn = 0;  // only this player ends a turn; 0: any
  std::vector<Again> again;   // how it was begun anew
  ui::Result ended;
  ui::ResultPicture* picture = nullptr;
  unsigned looked_at = 99;
  mutable unsigned drawn_for = 99;

 private:
  ui::Screen& own_screen() override { return ui::screens::now(); }

  ui::GameEntry entry_{.id = "pretend",
                       .name = "Pretend",
                       .target = "button Pretend",
                       .draw_icon = [](ui::Painter&, const ui::Rect&) {}};
  rules::GameForm form_{};
  FakeMatch match_;
  FakePicker picker_;
  ui::Moment moment_;
};
