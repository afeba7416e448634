#include "ui/core/message.hpp"

#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/target.hpp"
#include "ui/core/widget_class.hpp"

namespace ui {
namespace {

constexpr int kLine = kTitleHeight - 1;
constexpr int kBefore = 8;  // the sign begins so far before the words of a title
constexpr int kSign = kLine + 2;
constexpr int kGap = 6;

constinit const char* message = nullptr;
constinit bool warns = false;
constinit lv_timer_t* message_timer = nullptr;
constinit lv_obj_t* pane = nullptr;  // of a sentence that needs more than the line
constinit DisplayRect title = {};    // what is left to words there

Rect words_in(const Rect& area) {
  const int left = area.x - kBefore + kSign + kGap;
  return {left, area.y, area.right() - left - kGap, area.height};
}

Color paint_ground(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  const Rect sign = {area.x - kBefore, 0, kSign, kLine};
  painter.fill({sign.x, 0, area.right() - sign.x, area.height}, colors.raised);
  painter.fill(sign, colors.ink);
  painter.symbol(warns ? symbol_warning : symbol_done, sign, colors.raised);
  painter.down(area.right(), 0, area.height, colors.ink);
  return colors.ink;
}

void on_event(const lv_obj_class_t*, lv_event_t* event) {
  const lv_event_code_t code = lv_event_get_code(event);
  if (code == LV_EVENT_DRAW_MAIN) {
    Painter painter(lv_event_get_layer(event));
    const Rect whole = area_of(pane);
    const Rect area = {title.x, 0, whole.right() - 1 - title.x, whole.height - 1};
    const Color color = paint_ground(painter, area);
    painter.across(whole.x, whole.bottom() - 1, whole.width, color);
    painter.paragraph(words_in(area).inset(0, kGap / 2), message, kNote, color);
  } else if (!draws_styles(code)) {
    (void)lv_obj_event_base(&lv_obj_class, event);
  }
}

constexpr lv_obj_class_t kPaneClass = widget_class("message", on_event, sizeof(lv_obj_t), 0);

void hang_pane() {
  const Rect area = title;
  const int room = words_in(area).width;
  if (message == nullptr || text_width(message, kNote) <= room) return;
  const int lines = paragraph_height(message, kNote, room) + kGap + 1;
  const int height = lines < kTouch ? kTouch : lines;  // over all that stands beside the menu
  const int left = area.x - kBefore;
  pane = add_pane(kPaneClass, {left, 0, area.right() + 1 - left, height});
}

void end_message(lv_timer_t*) { say(nullptr); }

void show_message(const char* sentence) {
  if (message_timer == nullptr) {
    message_timer = lv_timer_create(end_message, kMessageMs, nullptr);
  }
  if (pane != nullptr) lv_obj_delete(pane);
  pane = nullptr;
  message = sentence;
  hang_pane();
  lv_timer_reset(message_timer);
  if (sentence == nullptr) {
    lv_timer_pause(message_timer);
  } else {
    lv_timer_resume(message_timer);
  }
  screens::redraw(frame().title());
}

}  // namespace

void lay_message(const Rect& area) { title = area; }

void paint_message(Painter& painter, const Rect& area) {
  if (pane != nullptr) return;
  const Color color = paint_ground(painter, area);
  const Rect words = words_in(area);
  painter.text(words, message, fitting(message, words.width, kText), color);
}

void say(const char* sentence) {
  warns = true;
  show_message(sentence);
}

void tell(const char* sentence) {
  warns = false;
  show_message(sentence);
}

const char* said() { return message; }

int message_room() { return words_in(title).width; }

}  // namespace ui
