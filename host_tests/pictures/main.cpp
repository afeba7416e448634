// Plays scripts on the screens, each from a fresh start, and writes their pictures.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "host_tests/pictures/probe.hpp"
#include "host_tests/pictures/script.hpp"
#include "host_tests/pictures/stage.hpp"
#include "ui/registry.hpp"

namespace {

constexpr int kUsage = 1;
constexpr int kFailed = 2;

struct Order {
  stage::Look look;
  bool left_hand = false;
  script::Options options = {.out = "."};
  std::vector<std::string> scripts;
};

void print_help() {
  std::printf(
      "usage: plat-pictures [--size WIDTHxHEIGHT] [--theme paper|blueprint|grey] [--left]\n"
      "                     [--targets] [--texts] [--other-words] [--out FOLDER] SCRIPT...\n"
      "       plat-pictures --games\n\n"
      "Plays each script from a fresh home screen. --targets complains of small ones, --texts "
      "tells\n"
      "all that is shown, --other-words passes over what is expected in English. --games lists "
      "the\n"
      "games that have screens: id, what scripts call its lot, least and most players. "
      "Commands:\n\n"
      "%s",
      script::help());
}

void list_games() {
  for (const ui::GameEntry& game : ui::kGames) {
    std::printf("%s\t%s\t%u\t%u\n", game.id, game.target, game.least_players, game.most_players);
  }
}

bool read_theme(const char* name, ui::Theme& theme) {
  static constexpr const char* kNames[ui::kThemes] = {"paper", "blueprint", "grey"};
  for (uint8_t i = 0; i < ui::kThemes; ++i) {
    if (std::strcmp(name, kNames[i]) != 0) continue;
    theme = static_cast<ui::Theme>(i);
    return true;
  }
  return false;
}

bool* flag_of(const std::string& word, Order& order) {
  if (word == "--left") return &order.left_hand;
  if (word == "--targets") return &order.options.check_targets;
  if (word == "--texts") return &order.options.tell_texts;
  if (word == "--other-words") return &order.options.other_words;
  return nullptr;
}

bool read_order(int count, char** words, Order& order) {
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    const char* value = i + 1 < count ? words[i + 1] : "";
    if (bool* const flag = flag_of(word, order); flag != nullptr) {
      *flag = true;
      continue;
    }
    if (word[0] != '-') {
      order.scripts.push_back(word);
      continue;
    }
    ++i;
    if (word == "--out") {
      order.options.out = value;
    } else if (word == "--size") {
      if (std::sscanf(value, "%dx%d", &order.look.width, &order.look.height) != 2) return false;
    } else if (word != "--theme" || !read_theme(value, order.look.settings.theme)) {
      return false;
    }
  }
  order.look.settings.left_hand = order.left_hand ? 1 : 0;
  return !order.scripts.empty();
}

// In a process of its own: the screens remember what was chosen before.
bool play_apart(const std::string& path, const script::Options& options) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    const bool done = script::play(path, options);
    std::fflush(nullptr);
    _exit(done ? 0 : kFailed);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status)) {
    std::fprintf(stderr, "%s ended by signal %d\n", path.c_str(), WTERMSIG(status));
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

int main(int count, char** words) {
  if (count == 2 && std::strcmp(words[1], "--games") == 0) {
    list_games();
    return 0;
  }
  Order order;
  if (!read_order(count, words, order)) {
    print_help();
    return kUsage;
  }
  std::printf("anchor\t%p\n", static_cast<const void*>(&probe::probe_anchor));
  stage::open(order.look);
  bool all = true;
  for (const std::string& path : order.scripts) {
    std::printf("script\t%s\n", path.c_str());
    all = play_apart(path, order.options) && all;
  }
  return all ? 0 : kFailed;
}
