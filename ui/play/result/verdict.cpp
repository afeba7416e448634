#include "ui/play/result/verdict.hpp"

#include <lvgl.h>

#include <initializer_list>

#include "rules/core/bits.hpp"
#include "rules/core/text.hpp"
#include "ui/core/motion.hpp"
#include "ui/core/write.hpp"

namespace ui {
namespace {

constexpr size_t kMostNames = 96;
constexpr int kNumberHeight = 34;
constexpr int kTitleLine = 22;
constexpr int kGap = 8;
constexpr int kBelow = 4;
constexpr int kMostLines = 3;  // of a sentence in text; a longer one takes small type

// Others have as many points as the winner, or several have won.
bool tied(const Result& result, unsigned players) {
  const int most = result.scores[first_winner(result) - 1].total;
  unsigned level = 0;
  for (unsigned i = 0; i < players; ++i) level += result.scores[i].total == most ? 1 : 0;
  return level > 1;
}

const Face& sentence_face(const char* words, int width) {
  return paragraph_height(words, kText, width) <= kMostLines * kText.line_height ? kText : kNote;
}

// Of a line below: it is broken only where small type is too wide as well.
const Face& line_face(const char* words, int width) { return fitting(words, width, kText); }

}  // namespace

unsigned first_winner(const Result& result) {
  LV_ASSERT(result.winners != 0);
  unsigned player = 1;
  while (!rules::holds(result.winners, static_cast<rules::Actor>(player))) ++player;
  return player;
}

void list_names(const Play& play, rules::Actors players, char* to, size_t size) {
  rules::Writer writer(to, size);
  unsigned left = rules::count_bits(players);
  for (unsigned player = 1; player <= play.players(); ++player) {
    if (!rules::holds(players, static_cast<rules::Actor>(player))) continue;
    writer.add(play.label(player));
    --left;
    if (left == 1) writer.add(' ').add(text(Text::names_and)).add(' ');
    if (left > 1) writer.add(", ");
  }
}

void tell_verdict(Play& play, const Result& result, char* to, size_t size) {
  const ResultPicture* const picture = play.result_picture();
  if (picture != nullptr && tied(result, play.players())) {
    return picture->tell_tie(result, to, size);
  }
  char names[kMostNames];
  list_names(play, result.winners, names, sizeof names);
  const bool shared = rules::count_bits(result.winners) > 1;
  lv_snprintf(to, size, text(shared ? Text::result_shared : Text::result_wins), names,
              int{result.scores[first_winner(result) - 1].total});
}

void Verdict::tell(Play& play, const Result& result) {
  *this = {};
  tell_kept_place(play, place_);
  if (play.players() > 1) return tell_verdict(play, result, words_, sizeof words_);
  total_ = result.scores[0].total;
  lv_snprintf(number_, sizeof number_, "%d", int{total_});
  title_ = result.title;
}

const char* Verdict::beside_number() const {
  if (title_ != nullptr) return title_;
  return place_leads() ? place_.words : text(Text::result_points);
}

bool Verdict::beside(int width) const {
  return text_width(number_, kNumber) + kGap + text_width(beside_number(), kTitle) <= width;
}

int Verdict::height(int width, bool with_place) const {
  const int place = with_place ? height_of_place(width) : 0;
  if (alone()) return kNumberHeight + (beside(width) ? 0 : kTitleLine) + place + kBelow;
  return paragraph_height(words_, sentence_face(words_, width), width) + place + kBelow;
}

int Verdict::height_of_place(int width) const {
  int height = 0;
  for (const char* const words : {short_place(), place_.more}) {
    if (words[0] != '\0') height += paragraph_height(words, line_face(words, width), width);
  }
  return height;
}

Rect Verdict::area_of_place(const Rect& area) const {
  const int own = height(area.width, false) - kBelow;
  if (area.height < height(area.width)) return {};
  return {area.x, area.y + own, area.width, area.height - own};
}

Stamp Verdict::beside_or_below(const Rect& area) const {
  Rect line = {area.x, area.y + kNumberHeight, area.width, kTitleLine};
  if (beside(area.width)) {
    const int used = text_width(number_, kNumber) + kGap;
    line = {area.x + used, area.y + 3, area.width - used, kNumberHeight - 3};
  }
  const char* const words = beside_number();
  return {line, words, fitting(words, line.width, kTitle)};
}

Stamp Verdict::place_in_line(const Rect& area) const {
  const char* const words = short_place();
  const Face& face = line_face(words, area.width);
  return {{area.x, area.y, area.width, face.line_height}, words, face};
}

// Broken into lines it is none.
bool Verdict::stamps_place(const Rect& area) const {
  const Stamp line = place_in_line(area);
  return place_.new_best && line.words[0] != '\0' &&
         text_width(line.words, line.face) <= area.width;
}

void Verdict::paint_place(Painter& painter, const Rect& area) const {
  const Palette& colors = palette();
  Rect line = area;
  for (const char* const words : {short_place(), place_.more}) {
    if (words[0] == '\0') continue;
    const Face& face = line_face(words, line.width);
    const bool accent = place_.new_best && words == short_place();
    painter.paragraph(line, words, face, accent ? colors.accent : colors.ink);
    const int used = paragraph_height(words, face, line.width);
    line = {line.x, line.y + used, line.width, line.height - used};
  }
  if (stamps_place(area)) paint_stamp(painter, place_in_line(area));
}

void Verdict::paint(Painter& painter, const Rect& area) const {
  if (!painter.sees(area.inset(-kStampReach))) return;
  const Palette& colors = palette();
  const Rect place = area_of_place(area);
  if (!place.empty()) paint_place(painter, place);
  if (!alone()) {
    const int own = height(area.width, false) - kBelow;
    return painter.paragraph({area.x, area.y, area.width, own}, words_,
                             sentence_face(words_, area.width), colors.ink);
  }
  painter.text({area.x, area.y, area.width, kNumberHeight}, Digits(motion::counted(total_)),
               kNumber, colors.ink);
  const Stamp title = beside_or_below(area);
  painter.text(title.line, title.words, title.face, stamps_title() ? colors.accent : colors.ink);
  if (stamps_title()) paint_stamp(painter, title);
}

void Verdict::start_motion(const Rect& area) const {
  const Rect place = area_of_place(area);
  if (!place.empty() && stamps_place(place)) start_stamp(place_in_line(place));
  if (!alone()) return;
  motion::start(motion::Kind::points,
                {area.x, area.y, text_width(number_, kNumber), kNumberHeight});
  if (stamps_title()) start_stamp(beside_or_below(area));
}

}  // namespace ui
