// Text of the painter: glyphs straight from the fonts, four bits a pixel.
#include "ui/core/painter.hpp"
#include "ui/core/signs.hpp"
#include "ui/core/ui.hpp"

namespace ui {
namespace {

// From the largest.
constexpr const Face* kFaces[] = {&kNumber, &kTitle, &kText, &kNote};

constexpr char kMore[] = "\u2026";

constexpr int kBeyond = 1;  // its place, a letter may reach on both sides

// What a letter takes of its line; false: nothing.
bool measure_letter(const Face& face, lv_font_glyph_dsc_t& glyph, uint32_t letter,
                    uint32_t following) {
  if (!is_sign(letter)) return face.font->get_glyph_dsc(face.font, &glyph, letter, following);
  const Sign* const sign = sign_of(letter);
  glyph = {};
  if (sign != nullptr) {
    glyph.adv_w = static_cast<uint16_t>(sign->width_in(face) + 2 * kBesideSign);
  }
  return sign != nullptr;
}

// Calls `each(letter, glyph)` for the letters before `end`, until it returns false.
template <typename Each>
void for_glyphs(const char* text, const char* end, const Face& face, Each each) {
  if (text >= end) return;
  uint32_t letter = next_drawn(text);
  while (letter != 0) {
    const uint32_t following = text < end ? next_drawn(text) : 0;
    lv_font_glyph_dsc_t glyph;
    if (measure_letter(face, glyph, letter, following) && !each(letter, glyph)) return;
    letter = following;
  }
}

const char* end_of(const char* text) {
  while (*text != '\0') ++text;
  return text;
}

int width_of(const char* text, const char* end, const Face& face) {
  int width = 0;
  for_glyphs(text, end, face, [&](uint32_t, const lv_font_glyph_dsc_t& glyph) {
    width += glyph.adv_w;
    return true;
  });
  return width;
}

// Where `text` must end to be at most `width` wide.
const char* fitting(const char* text, const Face& face, int width) {
  const char* end = text;
  while (*end != '\0') {
    const char* after = end;
    next_drawn(after);
    if (width_of(text, after, face) > width) break;
    end = after;
  }
  return end;
}

int advance(const Face& face, uint32_t letter, uint32_t following) {
  lv_font_glyph_dsc_t glyph;
  return measure_letter(face, glyph, letter, following) ? glyph.adv_w : 0;
}

// What of the room that is left stands before a line.
int before(int left, Align align) {
  return align == Align::left ? 0 : align == Align::center ? left / 2 : left;
}

bool ends_word(char letter) { return letter == ' ' || letter == '\n' || letter == '\0'; }

struct BrokenLine {
  const char* end;
  const char* next;  // where the second one starts
  int width;
};

// The first line of `text`. One look at each letter: paragraphs are drawn band by band.
BrokenLine break_line(const char* text, const Face& face, int width) {
  const char* end = text;
  int ended = 0;   // the width up to `end`
  int line = 0;    // the width up to here, if it ended here
  int before = 0;  // the same, if it goes on
  for (const char* at = text;;) {
    if (ends_word(*at)) {
      if (end != text && line > width) break;
      end = at;
      ended = line;
      if (*at != ' ') break;
    }
    const uint32_t letter = next_drawn(at);
    const char* after = at;
    if (ends_word(*at)) line = before + advance(face, letter, 0);
    before += advance(face, letter, next_drawn(after));
  }
  return {end, *end == '\0' ? end : end + 1, ended};
}

// From the top of a line to the next one.
int line_height(const BrokenLine& line, const Face& face, int gap) {
  return face.line_height + (*line.end == '\n' ? gap : 0);
}

// What paragraphs of this width need.
Size measure(const char* text, const Face& face, int width, int gap) {
  Size size = {0, 0};
  while (*text != '\0') {
    const BrokenLine line = break_line(text, face, width);
    if (line.width > size.width) size.width = line.width;
    size.height += line_height(line, face, gap);
    text = line.next;
  }
  return size;
}

constinit Hearer hear_text;
constinit Hearer hear_cut;
constinit LineHearer hear_line;

}  // namespace

void hear_texts(const Hearer& hearer) { hear_text = hearer; }

void hear_cuts(const Hearer& hearer) { hear_cut = hearer; }

void hear_lines(const LineHearer& hearer) { hear_line = hearer; }

bool Painter::leaves_out(const Rect& area) const {
  return !sees(area) && hear_line.hear == nullptr;
}

void Painter::glyph(Point corner, const Rect& box, const uint8_t* bitmap, Color color) {
  const Rect seen = common(box.moved(corner.x, corner.y), clip_);
  if (seen.empty()) return;
  const Rect whole = box.moved(corner.x, corner.y);
  const int first = (seen.y - whole.y) * whole.width + (seen.x - whole.x);
  pixels::tint4(rows(seen), bitmap, first, whole.width, color.value);
}

int Painter::glyphs(Point baseline, const char* text, const char* end, const Face& face,
                    Color color) {
  const auto* font = static_cast<const lv_font_fmt_txt_dsc_t*>(face.font->dsc);
  int x = baseline.x;
  for_glyphs(text, end, face, [&](uint32_t letter, const lv_font_glyph_dsc_t& dsc) {
    if (is_sign(letter)) {
      const Sign* const sign = sign_of(letter);
      const Rect area = {x + kBesideSign, baseline.y - face.cap_height, sign->width_in(face),
                         face.cap_height};
      sign->paint(*this, area, color);
      x += dsc.adv_w;
      return x - kBeyond < clip_.right();
    }
    const Rect box = {dsc.ofs_x, -dsc.box_h - dsc.ofs_y, dsc.box_w, dsc.box_h};
    const uint32_t start = font->glyph_dsc[dsc.gid.index].bitmap_index;
    glyph({x, baseline.y}, box, font->glyph_bitmap + start, color);
    x += dsc.adv_w;
    return x - kBeyond < clip_.right();
  });
  if (hear_line.hear != nullptr) {
    hear_line.hear(hear_line.context, {text, end, baseline, face, clip_, origin_, stride_});
  }
  return x;
}

void Painter::text(const Rect& box, const char* text, const Face& face, Color color, Align align) {
  const int baseline = box.y + (box.height + face.cap_height) / 2;
  const Rect line = {box.x - kBeyond, baseline - face.font->line_height, box.width + 2 * kBeyond,
                     face.font->line_height + face.font->base_line};
  if (text == nullptr || leaves_out(line)) return;
  hear_text.tell(text);
  const char* end = end_of(text);
  int x = box.x;
  const int width = width_of(text, end, face);
  if (width > box.width) {
    hear_cut.tell(text);
    end = fitting(text, face, box.width - text_width(kMore, face));
    x = glyphs({x, baseline}, text, end, face, color);
    glyphs({x, baseline}, kMore, kMore + sizeof kMore - 1, face, color);
    return;
  }
  x += before(box.width - width, align);
  glyphs({x, baseline}, text, end, face, color);
}

void Painter::paragraph(const Rect& box, const char* text, const Face& face, Color color,
                        Align align, int gap) {
  if (!box.empty() && leaves_out(box.inset(-kBeyond, 0))) return;
  hear_text.tell(text);
  const char* const whole = text;
  bool cut = false;
  const int above = (face.line_height - face.cap_height) / 2;
  for (int top = box.y; *text != '\0' && top + face.line_height <= box.bottom();) {
    // What lies below is not seen: no need to know how it is broken.
    if (hear_cut.hear == nullptr && hear_line.hear == nullptr && top - above >= clip_.bottom()) {
      return;
    }
    const BrokenLine line = break_line(text, face, box.width);
    cut = cut || line.width > box.width;
    const Rect line_area = {box.x, top - above, box.width, face.line_height + 2 * above};
    if (!leaves_out(line_area.inset(-kBeyond, 0))) {
      const int x = box.x + before(box.width - line.width, align);
      glyphs({x, top + above + face.cap_height}, text, line.end, face, color);
    }
    text = line.next;
    top += line_height(line, face, gap);
  }
  if (cut || *text != '\0') hear_cut.tell(*text != '\0' ? text : whole);
}

void Painter::label(const Rect& box, const char* text, const Face& largest, Color color,
                    Align align) {
  const int marks = largest.line_height - largest.cap_height;  // may lie beyond a low box
  if (leaves_out(box.inset(-kBeyond, -marks))) return;
  for (const Face* face : kFaces) {
    if (face->line_height > largest.line_height) continue;
    if (text_width(text, *face) <= box.width) return this->text(box, text, *face, color, align);
    const Size size = measure(text, *face, box.width, 0);
    if (face->line_height > kText.line_height || size.width > box.width || size.height > box.height)
      continue;
    const Rect lines = {box.x, box.y + (box.height - size.height) / 2, box.width, size.height};
    return paragraph(lines, text, *face, color, align);
  }
  this->text(box, text, kNote, color, align);
}

int text_width(const char* text, const Face& face) { return width_of(text, end_of(text), face); }

int widest_word(const char* text, const Face& face) { return measure(text, face, 0, 0).width; }

const Face& fitting(const char* text, int width, const Face& largest) {
  for (const Face* face : kFaces) {
    if (face->line_height <= largest.line_height && text_width(text, *face) <= width) return *face;
  }
  return kNote;
}

int paragraph_height(const char* text, const Face& face, int width, int gap) {
  return measure(text, face, width, gap).height;
}

}  // namespace ui
