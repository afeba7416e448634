// What a lesson lays over a screen: its buttons, its words, a mark and a line to what they name.
#include <cstring>

#include "ui/core/screen.hpp"
#include "ui/core/ui.hpp"
#include "ui/play/lesson/lesson.hpp"

namespace ui {
namespace {

constexpr int kButtons = 196;  // wide together, beside the menu of the narrowest display
constexpr int kWidest = 300;   // a bubble
constexpr int kHead = 20;
constexpr int kFold = 14;  // wide, with what is beside it
constexpr int kOrder = 21;
constexpr int kSides = 8, kEnds = 2;
constexpr int kMark = 3;
constexpr int kMarks = 3;  // of capitals, above their line
constexpr int kSquare = 5, kPitch = 6;
constexpr int kSquares = 7;       // the line of squares, where they don't stand beside the order
constexpr int kLongestLine = 64;  // from the words to what they name
constexpr size_t kMostSpots = 6;

constinit char lead[40] = {};

void paint_button(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Rect drawn = {view.area.x, kTitleHeight, view.area.width, kTouch - kTitleHeight};
  const bool primary = view.spec.primary;
  painter.fill(drawn, view.pressed ? colors.ink : primary ? colors.accent : colors.raised);
  if (view.pressed) painter.frame(drawn.inset(1), 1, colors.raised);
  painter.across(drawn.x, drawn.bottom() - 1, drawn.width, colors.ink);
  if (view.spec.value == 0 && drawn.x > 0) {
    painter.down(drawn.x, drawn.y, drawn.height, colors.ink);
  }
  painter.down(drawn.right() - 1, drawn.y, drawn.height, colors.ink);
  const char* label = view.spec.label;
  painter.text(drawn.inset(3, 0), label, fitting(label, drawn.width - 6, kTitle),
               view.pressed ? colors.raised
               : primary    ? colors.on_accent
                            : colors.ink,
               Align::center);
}

void paint_mark(Painter& painter, const TargetView& view) {
  painter.frame(view.area, kMark, palette().accent);
}

void paint_line(Painter& painter, const TargetView& view) {
  painter.fill(view.area, palette().accent);
}

// The words can be folded: a small mark that points down, 9 × 5.
void paint_fold(Painter& painter, Point corner, Color color) {
  for (int i = 0; i < 5; ++i) painter.fill({corner.x + i, corner.y + i, 9 - 2 * i, 1}, color);
}

// A longer one takes two lines.
int order_height(const char* order, int width) {
  return text_width(order, kNote) <= width ? kOrder : 2 * kNote.line_height + kEnds;
}

int squares_width(size_t steps) { return static_cast<int>(steps) * kPitch; }

// Whether the words hide the middle of a target, or leave too little of it for a finger.
bool spoils(const Rect& words, const Rect& target) {
  const Rect hidden = common(words, target);
  if (hidden.empty()) return false;
  if (words.contains(target.center())) return true;
  const bool above = hidden.y - target.y >= kTouch;
  const bool below = target.bottom() - hidden.bottom() >= kTouch;
  const bool left = hidden.x - target.x >= kTouch;
  const bool right = target.right() - hidden.right() >= kTouch;
  return !above && !below && !left && !right;
}

// Where the words could lie, and what would be lost there.
struct Survey {
  const Asked& asked;
  size_t count = 0;
  Rect spots[kMostSpots] = {};
  unsigned lost[kMostSpots] = {};
  Rect touch = {}, about = {}, board = {};

  static bool weigh(const Target& target, void* context) {
    static_cast<Survey*>(context)->weigh(target);
    return true;
  }
  void weigh(const Target& target) {
    constexpr unsigned kNamed = 1000;  // it must be seen
    const Rect area = {target.x, target.y, target.width, target.height};
    const bool to_touch = std::strcmp(target.name, asked.touch) == 0;
    const size_t letters = std::strlen(asked.about);
    const bool to_see = letters > 0 && std::strncmp(target.name, asked.about, letters) == 0;
    if (to_touch) touch = area;
    if (to_see) about = area;
    if (target.board && area.width > board.width) board = area;
    for (size_t i = 0; i < count; ++i) {
      if ((to_touch || to_see) && !common(spots[i], area).empty()) lost[i] += kNamed;
      if (target.board) continue;
      lost[i] += target.in_board ? spots[i].contains(area.center()) : spoils(spots[i], area);
    }
  }
  size_t best() const {
    size_t best = 0;
    for (size_t i = 1; i < count; ++i) best = lost[i] < lost[best] ? i : best;
    return best;
  }
};

void take_away_below(lv_obj_t* root, const Rect& words) {
  for (uint32_t i = lv_obj_get_child_count(root); i-- > 0;) {
    lv_obj_t* const object = lv_obj_get_child(root, static_cast<int32_t>(i));
    const TargetSpec* const spec = target_spec(object);
    if (spec == nullptr || (spec->follows && !spec->single)) continue;
    if (spoils(words, area_of(object))) lv_obj_delete(object);
  }
}

// Whether it runs over anything that can be touched, boards aside.
bool crosses_targets(const Rect& line) {
  struct Crossing {
    Rect line;
    bool found = false;
  } crossing = {line};
  targets(
      [](const Target& target, void* context) {
        auto& asked = *static_cast<Crossing*>(context);
        const Rect area = {target.x, target.y, target.width, target.height};
        asked.found = !target.board && !target.in_board && !common(asked.line, area).empty();
        return !asked.found;
      },
      &crossing);
  return crossing.found;
}

// From the words to a place above, below or beside them; empty where it is far or aside.
Rect line_between(const Rect& words, const Rect& area) {
  const auto held = [](int at, int from, int to) { return at < from ? from : at > to ? to : at; };
  const Point middle = area.center();
  const int x = held(middle.x, words.x + kSides, words.right() - kSides);
  if (x >= area.x && x < area.right()) {
    const bool above = area.y < words.y;
    const int from = above ? area.bottom() : words.bottom();
    const int length = (above ? words.y : area.y) - from;
    return length > kLongestLine ? Rect{} : Rect{x - 1, from, 2, length};
  }
  const int y = held(middle.y, words.y + kSides, words.bottom() - kSides);
  if (y < area.y || y >= area.bottom()) return {};
  const bool left = area.x < words.x;
  const int from = left ? area.right() : words.right();
  const int length = (left ? words.x : area.x) - from;
  return length > kLongestLine ? Rect{} : Rect{from, y - 1, length, 2};
}

}  // namespace

void Lesson::entitle(TitleLine& line) const {
  lv_snprintf(lead, sizeof lead, text(Text::lesson_step), step_ + 1u,
              static_cast<unsigned>(last()));
  line.title = text(Text::lesson);
  line.lead = step_ == last() ? nullptr : lead;
  line.who = nullptr;
}

// --- where ---------------------------------------------------------------------------------------

// What words and order name is filled in.
Lesson::Told Lesson::tell(Text form) const {
  Told told;
  lv_snprintf(told.words, sizeof told.words, text(form), unsigned{shown_.number});
  return told;
}

// Where the squares have no room beside the order they stand below it.
int Lesson::foot_of(int inside) const {
  const Told order = tell(shown_.order);
  const int both = text_width(order.words, kText) + squares_width(last()) + kSides;
  return both <= inside ? kOrder : order_height(order.words, inside) + kSquares;
}

int Lesson::height_of(int width, const Face& face) const {
  const int inside = width - 2 * kSides;
  const int foot = foot_of(inside) + 2 * kEnds;
  const bool headed = has_head();
  const int head = headed ? kHead : 0;
  const int words = paragraph_height(tell(shown_.words).words, face, inside - (headed ? 0 : kFold));
  const int height = folded() ? foot : foot + head + words;
  return height < kTouch ? kTouch : height;
}

Rect Lesson::bubble_in(const Rect& room, bool at_top, bool small) const {
  const int width = room.width < kWidest ? room.width : kWidest;
  const int most = height_of(width, kText);
  const int height = most <= room.height && !small ? most : height_of(width, kNote);
  // What is too high reaches out above.
  const bool from_top = at_top && height <= room.height;
  return {room.x + (room.width - width) / 2, from_top ? room.y : room.bottom() - height, width,
          height};
}

void Lesson::build(lv_obj_t* root, std::span<const Rect> rooms) {
  step_ = static_cast<uint8_t>(find_step());
  shown_ = ask();
  add_buttons(root);
  bubble_ = {};
  titled_ = true;
  Survey survey{shown_};
  // In each room below and above.
  LV_ASSERT(2 * rooms.size() <= kMostSpots);
  const auto bubble = [&](size_t spot, bool small) {
    return bubble_in(rooms[spot / 2], spot % 2 == 1, small);
  };
  for (size_t i = 0; i < 2 * rooms.size(); ++i) survey.spots[survey.count++] = bubble(i, false);
  lv_obj_update_layout(root);
  targets(Survey::weigh, &survey);
  bubble_ = bubble(survey.best(), false);
  const bool hides = !common(bubble_, survey.touch).empty();
  if (hides || bubble_.contains(survey.board.center())) bubble_ = bubble(survey.best(), true);
  titled_ = !bubble_.contains(survey.board.center());
  if (!titled_) bubble_ = bubble(survey.best(), true);
  take_away_below(root, bubble_);
  add_words(root, survey.touch, survey.about);
}

// In the title line's place and below it, as high as the menu is there.
void Lesson::add_buttons(lv_obj_t* root) {
  constexpr int kParts = 40, kFrom[] = {0, 10, 28, kParts};
  const Rect bar = frame().hand({0, 0, kButtons, kTouch});
  const bool ends = step_ == last();
  const auto add = [&](int index, const char* name, Id id, Text label, bool primary) {
    const bool leaves = id != kBack && (id != kShow || ends);
    const int from = bar.width * kFrom[index] / kParts;
    const int to = bar.width * kFrom[index + 1] / kParts;
    add_target(root, {.name = name,
                      .area = {bar.x + from, bar.y, to - from, bar.height},
                      .paint = paint_button,
                      .id = id,
                      .value = static_cast<uint8_t>(index),
                      .label = text(label),
                      .primary = primary,
                      .opaque = false,
                      .waits = leaves});
  };
  add(0, "button Back", kBack, Text::back, false);
  if (ends) {
    add(1, "button New", kNew, Text::lesson_new, false);
    add(2, "button Done", kShow, Text::done, true);
  } else {
    add(1, "button Skip", kEnd, Text::lesson_end, false);
    add(2, "button Show", kShow, Text::lesson_show, false);
  }
}

void Lesson::add_words(lv_obj_t* root, const Rect& touch, const Rect& about) {
  // A mark around what is small leaves it free.
  const Rect mark = touch.height < kTouch / 2 ? touch.inset(-kMark) : touch;
  if (!touch.empty()) add_target(root, {.area = mark, .paint = paint_mark, .opaque = false});
  Rect line = touch.empty() ? Rect{} : line_between(bubble_, touch);
  if (line.empty() && !about.empty()) line = line_between(bubble_, about);
  if (!line.empty() && !crosses_targets(line)) {
    add_target(root, {.area = line, .paint = paint_line});
  }
  add_target(root, {.name = "words",
                    .area = bubble_,
                    .paint = paint_by<&Lesson::paint_words>,
                    .id = kWords,
                    .more = this});
}

// --- words ---------------------------------------------------------------------------------------

void Lesson::paint_words(Painter& painter, const TargetView& view) const {
  const Rect& area = view.area;
  const Palette& colors = palette();
  painter.fill(area, colors.raised);
  painter.frame(area, 1, colors.ink);
  const Rect inside = area.inset(kSides, kEnds);
  const int squares = squares_width(last());
  const int foot_height = foot_of(inside.width);
  const bool beside = foot_height == kOrder;
  const int below = folded() ? (inside.height - foot_height) / 2 : 0;
  const int foot = inside.bottom() - foot_height - below;
  const Told order = tell(shown_.order);
  const int width = inside.width - (beside ? squares + kSides : 0);
  const int high = foot_height - (beside ? 0 : kSquares);
  painter.label({inside.x, foot, width, high}, order.words, kTitle, colors.accent);
  Rect square = {inside.right() - squares + 1, foot + (beside ? 9 : high), kSquare, kSquare};
  for (size_t i = 0; i < last(); ++i, square.x += kPitch) {
    if (i <= step_) {
      painter.fill(square, colors.ink);
    } else {
      painter.frame(square, 1, colors.ink);
    }
  }
  if (folded()) return;
  paint_fold(painter, {inside.right() - 9, inside.y + 8}, colors.faint);
  Rect room = {inside.x, inside.y, inside.width, foot - inside.y};
  if (!has_head()) {
    room.width -= kFold;
  } else {
    const Rect head = {room.x, room.y, room.width - kFold, kHead};
    if (painter.sees(head.inset(0, -kMarks))) {
      const char* const title = text(shown_.title);
      painter.text(head, title, fitting(title, head.width, kTitle), colors.ink);
    }
    room = {room.x, room.y + kHead, room.width, room.height - kHead};
  }
  if (!painter.sees(room.inset(0, -kMarks))) return;
  const Told body = tell(shown_.words);
  const bool fits = paragraph_height(body.words, kText, room.width) <= room.height;
  painter.paragraph(room, body.words, fits ? kText : kNote, colors.ink);
}

}  // namespace ui
