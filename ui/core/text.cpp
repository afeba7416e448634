// Text of the painter: glyphs straight from the fonts, four bits a pixel.
#include "ui/core/painter.hpp"
#include "ui/core/ui.hpp"

namespace ui {
namespace {

constexpr char kMore[] = "\u2026";

// The next letter of UTF-8 text, and moves on. Text is ours, so it is well formed.
uint32_t next_letter(const char*& text) {
  const auto byte = [&] { return static_cast<uint32_t>(static_cast<uint8_t>(*text++)); };
  const uint32_t first = byte();
  if (first < 0x80) return first;
  if (first < 0xE0) return (first & 0x1F) << 6 | (byte() & 0x3F);
  const uint32_t second = (byte() & 0x3F) << 6;
  return (first & 0x0F) << 12 | second | (byte() & 0x3F);
}

// Calls `each(glyph)` for the letters before `end`, until it returns false.
template <typename Each>
void for_glyphs(const char* text, const char* end, const lv_font_t* font, Each each) {
  if (text >= end) return;
  uint32_t letter = next_letter(text);
  for (bool more = true; more;) {
    more = text < end;
    const uint32_t following = more ? next_letter(text) : 0;
    lv_font_glyph_dsc_t glyph;
    if (font->get_glyph_dsc(font, &glyph, letter, following) && !each(glyph)) return;
    letter = following;
  }
}

const char* end_of(const char* text) {
  while (*text != '\0') ++text;
  return text;
}

int width_of(const char* text, const char* end, const Face& face) {
  int width = 0;
  for_glyphs(text, end, face.font, [&](const lv_font_glyph_dsc_t& glyph) {
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
    next_letter(after);
    if (width_of(text, after, face) > width) break;
    end = after;
  }
  return end;
}

int advance(const Face& face, uint32_t letter, uint32_t following) {
  lv_font_glyph_dsc_t glyph;
  return face.font->get_glyph_dsc(face.font, &glyph, letter, following) ? glyph.adv_w : 0;
}

bool ends_word(char letter) { return letter == ' ' || letter == '\n' || letter == '\0'; }

// The end of the first line of `text`; `next` becomes the start of the second. One look at each
// letter: paragraphs are drawn band by band.
const char* line_end(const char* text, const Face& face, int width, const char*& next) {
  const char* end = text;
  int line = 0;    // the width up to here, if it ended here
  int before = 0;  // the same, if it goes on
  for (const char* at = text;;) {
    if (ends_word(*at)) {
      if (end != text && line > width) break;
      end = at;
      if (*at != ' ') break;
    }
    const uint32_t letter = next_letter(at);
    const char* after = at;
    if (ends_word(*at)) line = before + advance(face, letter, 0);
    before += advance(face, letter, *at == '\0' ? 0 : next_letter(after));
  }
  next = *end == '\0' ? end : end + 1;
  return end;
}

constinit Hearer hear_text;
constinit Hearer hear_cut;

}  // namespace

void hear_texts(const Hearer& hearer) { hear_text = hearer; }

void hear_cuts(const Hearer& hearer) { hear_cut = hearer; }

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
  for_glyphs(text, end, face.font, [&](const lv_font_glyph_dsc_t& dsc) {
    const Rect box = {dsc.ofs_x, -dsc.box_h - dsc.ofs_y, dsc.box_w, dsc.box_h};
    const uint32_t start = font->glyph_dsc[dsc.gid.index].bitmap_index;
    glyph({x, baseline.y}, box, font->glyph_bitmap + start, color);
    x += dsc.adv_w;
    return x < clip_.right();
  });
  return x;
}

void Painter::text(const Rect& box, const char* text, const Face& face, Color color, Align align) {
  const int baseline = box.y + (box.height + face.cap_height) / 2;
  const Rect line = {box.x, baseline - face.font->line_height, box.width,
                     face.font->line_height + face.font->base_line};
  if (text == nullptr || !sees(line)) return;
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
  if (align == Align::center) x += (box.width - width) / 2;
  if (align == Align::right) x += box.width - width;
  glyphs({x, baseline}, text, end, face, color);
}

void Painter::paragraph(const Rect& box, const char* text, const Face& face, Color color) {
  if (!box.empty() && !sees(box)) return;
  hear_text.tell(text);
  const int gap = (face.line_height - face.cap_height) / 2;
  for (int top = box.y; *text != '\0' && top + face.line_height <= box.bottom();
       top += face.line_height) {
    const char* next = nullptr;
    const char* end = line_end(text, face, box.width, next);
    if (sees({box.x, top, box.width, face.line_height + gap})) {
      glyphs({box.x, top + gap + face.cap_height}, text, end, face, color);
    }
    text = next;
  }
  if (*text != '\0') hear_cut.tell(text);
}

int text_width(const char* text, const Face& face) { return width_of(text, end_of(text), face); }

const Face& fitting(const char* text, int width, const Face& face, const Face& smaller) {
  return text_width(text, face) <= width ? face : smaller;
}

int paragraph_height(const char* text, const Face& face, int width) {
  int height = 0;
  while (*text != '\0') {
    const char* next = nullptr;
    line_end(text, face, width, next);
    text = next;
    height += face.line_height;
  }
  return height;
}

}  // namespace ui
