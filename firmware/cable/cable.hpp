// What lasts, told and taken by cable: docs/cable.md has the lines.
#pragma once

#include "firmware/cable/answer.hpp"
#include "rules/core/kept.hpp"
#include "ui/core/settings.hpp"

namespace firmware::cable {

Told list(rules::Reader words, Answer& answer);
Told show(rules::Reader words, Answer& answer);
Told export_game(rules::Reader words, Answer& answer);
Told pin(rules::Reader words, Answer& answer);
Told unpin(rules::Reader words, Answer& answer);
Told erase(rules::Reader words, Answer& answer);
Told import_game(rules::Reader words, Answer& answer);
Told backup(rules::Reader words, Answer& answer);
Told restore(rules::Reader words, Answer& answer);

// Forgets what was taken in by half. To be called at the start, and when the cable was pulled.
void forget_half();

// Does a piece of making ready what the next write would wait for, at most one erasure. False:
// there is more to do before the next line.
bool is_ready();

// What is to be done where screens run.
struct Screens {
  void (*go_home)();  // what they show of a game may not be there any more
  void (*use)(const ui::Settings& settings);
};
void set_screens(const Screens& screens);

// Hidden hands of a game between persons are told when it is over, and before only by programs of
// people who may see everything.
inline constexpr const char* kHidden = "hands are hidden until the game is over";
void tell_hidden_hands(bool told);
bool hides(const rules::GameForm& form, const rules::Party& party, bool over);

}  // namespace firmware::cable
