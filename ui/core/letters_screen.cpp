#include "ui/core/letters_screen.hpp"

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"

namespace ui {
namespace {

constexpr int kKeys = 26;
constexpr int kCells = kKeys + 2;  // and one to erase, one for OK
constexpr int kGap = 1;
constexpr int kPlaceGap = 2;
constexpr Size kMostPlace = {28, 34};

enum Id : uint8_t { kLetter, kErase, kTake };

struct KeyNames {
  constexpr KeyNames() {
    for (int i = 0; i < kKeys; ++i) {
      const char letter = static_cast<char>('A' + i);
      const char name[] = {'k', 'e', 'y', ' ', letter, '\0'};
      for (int at = 0; at < 6; ++at) of[i][at] = name[at];
    }
  }
  constexpr const char* name(int i) const { return of[i]; }
  constexpr const char* letter(int i) const { return of[i] + 4; }

  char of[kKeys][6] = {};
};
constexpr KeyNames kNames;

class LettersScreen final : public Screen {
 public:
  void show(const LettersSpec& spec);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  static int columns() { return frame().landscape() ? 7 : 5; }
  static int rows() { return (kCells + columns() - 1) / columns(); }
  static Rect keypad();
  // `last`: to the end of its row.
  static Rect key(int index, bool last = false);
  static Rect panel() {
    const Rect body = frame().body();
    return {body.x, body.y, body.width, keypad().y - body.y};
  }
  Rect places() const;
  bool full() const { return !stands_ && count_ == spec_.most_letters; }
  void type(char letter);
  void changed();

  LettersSpec spec_ = {};
  char letters_[LettersSpec::kMostLetters + 1] = {};
  uint8_t count_ = 0;
  bool stands_ = false;  // it is what it was before: nothing was touched yet
  lv_obj_t* erase_ = nullptr;
};

void LettersScreen::show(const LettersSpec& spec) {
  spec_ = spec;
  for (count_ = 0; count_ < spec.most_letters && spec.before[count_] != '\0'; ++count_) {
    letters_[count_] = spec.before[count_];
  }
  letters_[count_] = '\0';
  stands_ = count_ > 0;
}

// All letters at once: seven columns in landscape, five in portrait have room for fingers on the
// smallest display too. What was typed stands between them and the title line.
Rect LettersScreen::keypad() {
  constexpr int kLeast = kTouch + kGap;
  constexpr int kMostPart = 6;  // of the height for what was typed: 1/6 where there is room
  const Rect body = frame().body();
  const int needed = rows() * kLeast + kGap;
  const int spare = body.height - needed;
  const int wanted = body.height / kMostPart;
  const int panel = spare < wanted ? spare : wanted;
  return {body.x + kGap, body.y + panel, body.width - 2 * kGap, body.height - panel - kGap};
}

Rect LettersScreen::key(int index, bool last) {
  const Rect pad = keypad();
  const int row = index / columns();
  const int top = (pad.height + kGap) * row / rows();
  const int bottom = (pad.height + kGap) * (row + 1) / rows() - kGap;
  Rect cell =
      Rect{pad.x, pad.y + top, pad.width, bottom - top}.column(index % columns(), columns(), kGap);
  if (last) cell.width = pad.right() - cell.x;
  return cell;
}

Rect LettersScreen::places() const {
  const Rect room = panel();
  const int most = room.height - 4;
  const int height = most < kMostPlace.height ? most : kMostPlace.height;
  return room.middle({kMostPlace.width * spec_.most_letters, height});
}

// The letters are the first children of the root, in their order.
void LettersScreen::build(lv_obj_t* root) {
  for (int i = 0; i < kKeys; ++i) {
    add_button(root, {.name = kNames.name(i),
                      .area = key(i),
                      .id = kLetter,
                      .value = static_cast<uint8_t>(i),
                      .label = kNames.letter(i),
                      .enabled = !full()});
  }
  erase_ = add_button(root, {.name = "key back",
                             .area = key(kKeys),
                             .id = kErase,
                             .symbol = &symbol_erase,
                             .enabled = count_ > 0});
  add_button(root, {.name = "button OK",
                    .area = key(kKeys + 1, true),
                    .id = kTake,
                    .label = text(Text::ok),
                    .primary = true});
  add_back(root);
}

void LettersScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = spec_.title, .back = true});
  painter.fill(frame().body(), colors.ground);
  const Rect all = places();
  const Face& face = all.height < kMostPlace.height ? kTitle : kNumber;
  for (int i = 0; i < spec_.most_letters; ++i) {
    const Rect place = {all.x + i * kMostPlace.width, all.y, kMostPlace.width - kPlaceGap,
                        all.height};
    // What a letter would take the place of is chosen as a whole.
    const bool chosen = stands_ && i < count_;
    painter.fill(place, chosen ? colors.ink : colors.raised);
    const bool next = i == (stands_ ? 0 : count_);
    painter.fill({place.x, place.bottom() - 2, place.width, 2}, next ? colors.accent : colors.ink);
    if (i >= count_) continue;
    const char letter[] = {letters_[i], '\0'};
    painter.text({place.x, place.y, place.width, place.height - 2}, letter, face,
                 chosen ? colors.raised : colors.ink, Align::center);
  }
}

void LettersScreen::type(char letter) {
  if (stands_) count_ = 0;
  letters_[count_++] = letter;
  letters_[count_] = '\0';
}

void LettersScreen::changed() {
  stands_ = false;
  for (int i = 0; i < kKeys; ++i) enable(lv_obj_get_child(screens::root(), i), !full());
  enable(erase_, count_ > 0);
  screens::redraw(places());
}

void LettersScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kLetter:
      type(static_cast<char>('A' + value));
      return changed();
    case kErase:
      letters_[--count_] = '\0';
      return changed();
    default: {
      const LettersSpec spec = spec_;
      screens::back([&] { spec.take(spec.context, letters_); });
    }
  }
}

constinit LettersScreen screen;

}  // namespace

void open_letters(const LettersSpec& letters) {
  LV_ASSERT(letters.most_letters > 0 && letters.most_letters <= LettersSpec::kMostLetters);
  screen.show(letters);
  screens::open(screen);
}

}  // namespace ui
