// `plat games`: what there is to play.
#include "rules/registry.hpp"
#include "tools/plat_main/commands.hpp"

namespace tool {
namespace {

void print_setting(Json& json, const rules::SettingText& setting) {
  json.begin_object().key("key").string(setting.key);
  json.key("each_player").boolean(setting.each_player).key("several").boolean(setting.several);
  json.key("values").begin_array();
  for (unsigned i = 0; i < setting.value_count; ++i) json.string(setting.values[i]);
  json.end_array().key("default");
  if (setting.fallback != nullptr) {
    json.string(setting.fallback);
  } else {
    json.null();
  }
  json.end_object();
}

template <rules::Recorded G>
void print_game(Json& json) {
  json.begin_object().key("game").string(G::kId);
  json.key("players").begin_object();
  json.key("min").number(unsigned{G::kLeastPlayers}).key("max").number(unsigned{G::kMostPlayers});
  json.end_object().key("options").begin_array();
  for (size_t i = 0; i < G::kSettingCount; ++i) print_setting(json, G::kSettings[i]);
  json.end_array().end_object();
}

}  // namespace

int list_games(Output& out) {
  Json json(out);
  json.begin_object().key("games").begin_array();
  rules::Games::any([&](auto game) {
    print_game<decltype(game)>(json);
    return false;
  });
  json.end_array().end_object();
  out.add('\n');
  return 0;
}

}  // namespace tool
