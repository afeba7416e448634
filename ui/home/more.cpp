#include "ui/home/more.hpp"

#include "ui/core/symbols.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/home/erase_screen.hpp"
#include "ui/home/history_screen.hpp"
#include "ui/home/home_screen.hpp"
#include "ui/settings/about_screen.hpp"

namespace ui {
namespace {

// A game that doesn't say whose it is has no page.
bool tell_whose(unsigned index, WhosePage& to) {
  for (const GameEntry& game : games_at_home()) {
    if (game.whose == Text::count) continue;
    if (index == 0) {
      to = {game.name, text(game.whose)};
      return true;
    }
    --index;
  }
  return false;
}

// About comes first: where nothing is kept it stands alone.
constexpr MoreRow kRows[] = {
    {"button About", Text::about, &symbol_about, [] { open_about(tell_whose); }},
    {"button History", Text::history, &symbol_history, [] { open_history({}); }},
    {"button Erase", Text::erase_all, &symbol_bin, open_erase},
};

}  // namespace

std::span<const MoreRow> more_rows() {
  return std::span(kRows).first(device().kept != nullptr ? 3 : 1);
}

}  // namespace ui
