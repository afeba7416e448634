#include "host_tests/pictures/two_step.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "host_tests/pictures/stage.hpp"
#include "ui/play/play.hpp"

namespace two_step {
namespace {

enum Outcome : int { kFine, kActsAtOnce, kNothingActs, kBroken };

size_t events() { return ui::current_play()->match().events(); }

// What `body` returns, found out by a copy of this process.
template <typename Body>
int apart(const Body& body) {
  std::fflush(nullptr);
  const pid_t child = fork();
  if (child == 0) _exit(body());
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : kBroken;
}

bool acts(const probe::Spot& spot) {
  return apart([&] {
           const size_t before = events();
           stage::tap(spot.area.center().x, spot.area.center().y);
           return events() > before ? 1 : 0;
         }) == 1;
}

// A touch elsewhere first, so that this one is not the second on the same place.
int outcome(const probe::Spot& spot, const probe::Spot& other) {
  const size_t before = events();
  stage::tap(other.area.center().x, other.area.center().y);
  stage::tap(spot.area.center().x, spot.area.center().y);
  if (events() != before) return kActsAtOnce;
  const std::vector<probe::Spot> now = probe::spots();
  const bool found = std::any_of(now.begin(), now.end(), [](const probe::Spot& button) {
    return !button.in_board && button.free_side >= ui::kTouch && acts(button);
  });
  return found ? kFine : kNothingActs;
}

}  // namespace

std::vector<std::string> complaints(const std::vector<probe::Spot>& spots) {
  std::vector<probe::Spot> small;
  std::copy_if(spots.begin(), spots.end(), std::back_inserter(small),
               [](const probe::Spot& spot) { return spot.two_step; });
  std::vector<std::string> lines;
  for (size_t i = 0; i < small.size(); ++i) {
    const probe::Spot& other = small[(i + 1) % small.size()];
    const int result = apart([&] { return outcome(small[i], other); });
    const bool alone = small.size() == 1;
    if (result == kActsAtOnce && !alone) lines.push_back(small[i].name + "\tacts at once");
    if (result == kNothingActs) lines.push_back(small[i].name + "\tis never acted upon");
    if (result == kBroken) lines.push_back(small[i].name + "\tends the program");
  }
  return lines;
}

}  // namespace two_step
