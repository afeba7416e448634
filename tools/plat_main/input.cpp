#include "tools/plat_main/input.hpp"

namespace tool {

bool Input::fill() {
  if (at_ != end_) return true;
  if (file_ == nullptr) return false;
  const size_t count = std::fread(buffer_, 1, sizeof buffer_, file_);
  broken_ = std::ferror(file_) != 0;
  at_ = buffer_;
  end_ = buffer_ + count;
  return count != 0;
}

bool Input::readable() {
  fill();
  return !broken_;
}

// Whether the step ends the search for a line.
bool Input::take(rules::LineCutter::Step step) {
  using Step = rules::LineCutter::Step;
  if (step == Step::kTooLong) wrong_ = "line-too-long";
  if (step == Step::kBadByte) wrong_ = "bad-character";
  return step != Step::kMore;
}

bool Input::next() {
  if (wrong_ != nullptr || finished_) return false;
  while (fill()) {
    if (take(cutter_.feed(*at_++))) return wrong_ == nullptr;
  }
  finished_ = true;
  return take(cutter_.finish());
}

}  // namespace tool
