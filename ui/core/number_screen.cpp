#include "ui/core/number_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui {
namespace {

constexpr int kKeys = 10;
constexpr int kColumns = 3;
constexpr int kRows = 4;
constexpr int kGap = 2;
constexpr int kEdge = 8;
constexpr Size kMostDigit = {26, 40};
constexpr int kMostKeypad = 264;  // wide

enum Id : uint8_t { kDigit, kErase, kTake };

constexpr const char* kNames[kKeys] = {"key 0", "key 1", "key 2", "key 3", "key 4",
                                       "key 5", "key 6", "key 7", "key 8", "key 9"};
constexpr const char* kDigits[kKeys] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

class NumberScreen final : public Screen {
 public:
  void show(const NumberSpec& number) {
    number_ = number;
    count_ = 0;
  }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  static Rect keypad();
  static Rect panel();
  static Rect key(int index);
  Rect digits() const;
  bool full() const { return count_ == number_.most_digits; }
  void changed();

  NumberSpec number_ = {};
  uint8_t digits_[NumberSpec::kMostDigits] = {};
  uint8_t count_ = 0;
  lv_obj_t* keys_[kKeys] = {};
  lv_obj_t* erase_ = nullptr;
  lv_obj_t* take_ = nullptr;
};

// Beside what was typed in landscape, below it in portrait.
Rect NumberScreen::keypad() {
  const Frame screen = frame();
  const Rect body = screen.body();
  if (screen.landscape()) {
    const int width = body.width * 5 / 8 < kMostKeypad ? body.width * 5 / 8 : kMostKeypad;
    // In the left hand the way back lies over its corner.
    const int top = screen.left_hand ? kTouch : body.y;
    return screen.hand({body.width - width, top, width, body.bottom() - top}).inset(kGap);
  }
  const int height = body.height * 3 / 4;
  return Rect{0, body.bottom() - height, body.width, height}.inset(kGap);
}

Rect NumberScreen::panel() {
  const Frame screen = frame();
  const Rect body = screen.body();
  if (!screen.landscape()) return {0, body.y, body.width, keypad().y - body.y};
  const int width = body.width - keypad().width - 2 * kGap;
  return screen.hand({0, body.y, width, body.height});
}

Rect NumberScreen::key(int index) {
  const Rect pad = keypad();
  const int row = index / kColumns;
  const int top = (pad.height + kGap) * row / kRows;
  const Rect line = {pad.x, pad.y + top, pad.width,
                     (pad.height + kGap) * (row + 1) / kRows - kGap - top};
  return line.column(index % kColumns, kColumns, kGap);
}

// The places for digits, side by side.
Rect NumberScreen::digits() const {
  const Rect room = panel().inset(kEdge, 0);
  const int count = number_.most_digits;
  const int even = room.width / count;
  const int width = even < kMostDigit.width ? even : kMostDigit.width;
  const bool landscape = frame().landscape();
  const Rect row = {room.x, landscape ? room.y + 30 : room.y, room.width,
                    landscape ? kMostDigit.height + 8 : room.height * 3 / 5};
  return row.middle({width * count, kMostDigit.height});
}

void NumberScreen::build(lv_obj_t* root) {
  // As on a telephone: 1 at the top left, 0 in the middle of the last row.
  for (int digit = 0; digit < kKeys; ++digit) {
    keys_[digit] = add_button(root, {.name = kNames[digit],
                                     .area = key(digit == 0 ? kKeys : digit - 1),
                                     .id = kDigit,
                                     .value = static_cast<uint8_t>(digit),
                                     .label = kDigits[digit],
                                     .enabled = !full()});
  }
  erase_ = add_button(root, {.name = "key back",
                             .area = key(9),
                             .id = kErase,
                             .symbol = &symbol_erase,
                             .enabled = count_ > 0});
  take_ = add_button(root, {.name = "button OK",
                            .area = key(11),
                            .id = kTake,
                            .label = text(Text::ok),
                            .primary = true,
                            .enabled = count_ > 0});
  add_back(root);
}

void NumberScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = number_.title, .back = true});
  painter.fill(frame().body(), colors.ground);
  const Rect all = digits();
  const int width = all.width / number_.most_digits;
  for (int i = 0; i < number_.most_digits; ++i) {
    const Rect area = {all.x + i * width, all.y, width - 2, all.height};
    painter.fill(area, colors.raised);
    painter.fill({area.x, area.bottom() - 2, area.width, 2},
                 i == count_ ? colors.accent : colors.ink);
    if (i >= count_) continue;
    painter.text({area.x, area.y, area.width, area.height - 2}, kDigits[digits_[i]], kNumber,
                 colors.ink, Align::center);
  }
  if (number_.note == nullptr) return;
  const Rect room = panel().inset(kEdge, 0);
  const int top = all.bottom() + (frame().landscape() ? 16 : 5);
  if (text_width(number_.note, kNote) <= room.width) {
    painter.text({room.x, top, room.width, kNote.line_height}, number_.note, kNote, colors.note,
                 Align::center);
    return;
  }
  painter.paragraph({room.x, top, room.width, room.bottom() - top}, number_.note, kNote,
                    colors.note);
}

void NumberScreen::changed() {
  for (lv_obj_t* key : keys_) {
    if (target_spec(key)->enabled == full()) enable(key, !full());
  }
  if (target_spec(take_)->enabled != (count_ > 0)) {
    enable(take_, count_ > 0);
    enable(erase_, count_ > 0);
  }
  screens::redraw(digits());
}

void NumberScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kDigit:
      digits_[count_++] = value;
      changed();
      break;
    case kErase:
      --count_;
      changed();
      break;
    default: {
      uint32_t number = 0;
      for (int i = 0; i < count_; ++i) number = number * 10 + digits_[i];
      const NumberSpec spec = number_;
      screens::back([&] { spec.take(spec.context, number); });
    }
  }
}

constinit NumberScreen screen;

}  // namespace

void open_number(const NumberSpec& number) {
  LV_ASSERT(number.most_digits > 0 && number.most_digits <= NumberSpec::kMostDigits);
  screen.show(number);
  screens::open(screen);
}

}  // namespace ui
