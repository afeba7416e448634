// plat: plays, checks, scores and measures the games on the command line.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tools/plat_main/arguments.hpp"
#include "tools/plat_main/commands.hpp"

extern "C" void plat_rules_assert(const char* file, int line) {
  std::fprintf(stderr, "%s:%d: this must not happen\n", file, line);
  std::abort();
}

namespace {

constexpr int kUsage = 1;

constexpr const char* kHelp =
    "plat games                    lists the games, their players and options\n"
    "plat replay FILE              plays a record and shows the result\n"
    "plat legal FILE               plays a record and lists what may come next\n"
    "plat score FILE               scores a position\n"
    "plat play GAME --players N --seed S [--set 'KEY VALUE']... [--bot pK=random|greedy]...\n"
    "                              plays a whole game and prints its record\n"
    "plat perft GAME --players N --seed S --depth D [--set 'KEY VALUE']...\n"
    "                              counts the leaves of the decision tree\n"
    "plat bench GAME --players N (--seconds T | --playouts K --by options|pick)\n"
    "                              measures random games; also --seed S, --set 'KEY VALUE'\n"
    "FILE may be -. Exit status: 0 well, 1 usage, 2 an event is not legal, 3 the text is "
    "malformed.\n";

int usage(const char* what) {
  std::fprintf(stderr, "plat: %s\n%s", what, kHelp);
  return kUsage;
}

int with_file(const char* path, int (*call)(tool::Input&, tool::Output&)) {
  const bool standard = std::strcmp(path, "-") == 0;
  std::FILE* const file = standard ? stdin : std::fopen(path, "rb");
  if (file == nullptr) {
    std::fprintf(stderr, "plat: %s cannot be opened\n", path);
    return kUsage;
  }
  static tool::Output out(stdout);
  tool::Input in(file);
  int status = kUsage;
  if (in.readable()) {
    status = call(in, out);
  } else {
    std::fprintf(stderr, "plat: %s cannot be read\n", path);
  }
  if (!standard) std::fclose(file);
  return status;
}

int with_setup(const char* command, const tool::Arguments& arguments) {
  static tool::Output out(stdout);
  const char* const wrong = tool::check(arguments.setup);
  if (wrong != nullptr) return usage(wrong);
  if (std::strcmp(command, "play") == 0) return tool::play(arguments.setup, out);
  if (std::strcmp(command, "perft") == 0) {
    return tool::perft(arguments.setup, arguments.depth, out);
  }
  return tool::bench(arguments.setup, arguments.way, arguments.playouts, arguments.milliseconds,
                     out);
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) return usage("a call is missing");
  const char* const command = words[1];
  if (std::strcmp(command, "--help") == 0 || std::strcmp(command, "-h") == 0) {
    std::fputs(kHelp, stdout);
    return 0;
  }
  if (std::strcmp(command, "games") == 0) {
    if (count != 2) return usage("games takes no more words");
    tool::Output out(stdout);
    return tool::list_games(out);
  }
  int (*const by_file)(tool::Input&, tool::Output&) =
      std::strcmp(command, "replay") == 0  ? tool::replay
      : std::strcmp(command, "legal") == 0 ? tool::legal
      : std::strcmp(command, "score") == 0 ? tool::score
                                           : nullptr;
  if (by_file != nullptr) {
    if (count != 3) return usage("one FILE is needed");
    return with_file(words[2], by_file);
  }
  tool::Arguments arguments;
  const char* const wrong = tool::read_arguments(command, words + 2, words + count, arguments);
  return wrong != nullptr ? usage(wrong) : with_setup(command, arguments);
}
