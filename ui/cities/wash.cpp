#include "ui/cities/wash.hpp"

#include "ui/core/motion.hpp"

namespace ui::cities {
namespace {

constexpr int kReach = 6;  // of edges and of the smallest pawn, beyond a field

constinit Fields washed = {};  // all of them

template <class Each>
void for_washed(Each&& each) {
  for (unsigned word = 0; word < Fields::kWords; ++word) {
    for (uint64_t left = washed.words[word]; left != 0; left &= left - 1) {
      each(word * 64 + static_cast<unsigned>(std::countr_zero(left)));
    }
  }
}

}  // namespace

void start_wash(const City& city, const Plan& plan, const Reason& reason) {
  if (!reason.paid) return;
  const Fields others = not_concerned(reason);
  for (unsigned word = 0; word < Fields::kWords; ++word) washed.words[word] = ~others.words[word];
  Rect all = {};
  for_washed([&](unsigned field) { all = around(all, field_rect(plan, city, field)); });
  motion::start(motion::Kind::zone, all.inset(-kReach));
}

void add_unwashed(Fields& pale) {
  if (motion::left(motion::Kind::zone) == 0) return;
  const unsigned all = count(washed);
  unsigned index = 0;
  for_washed([&](unsigned field) {
    if (motion::waits(index++, all)) pale.words[field / 64] |= uint64_t{1} << field % 64;
  });
}

}  // namespace ui::cities
