#include "host_tests/pictures/lines.hpp"

#include <lvgl.h>

#include <algorithm>

#include "host_tests/pictures/stage.hpp"
#include "ui/core/signs.hpp"
#include "ui/core/ui.hpp"

namespace lines {
namespace {

constexpr int kSolid = 8;  // of 15: so much of a pixel is the letter's
constexpr int kLost = 2;   // letters: a thin line may cross one

struct Pixel {
  int x, y;
  uint16_t color;
};

uint16_t shown(int x, int y) { return stage::whole_band()[y * stage::width() + x]; }
bool is_shown(const Pixel& pixel) { return shown(pixel.x, pixel.y) == pixel.color; }

auto count_shown(const std::vector<Pixel>& pixels) {
  return std::count_if(pixels.begin(), pixels.end(), is_shown);
}

// As it was when it was drawn; what is drawn later may cover it.
struct Letter {
  ui::Rect box;
  std::vector<Pixel> solid, empty;

  // What covers it may have its colour.
  bool lost() const {
    return 2 * count_shown(solid) < std::ssize(solid) ||
           (!empty.empty() && count_shown(empty) == 0);
  }
};

struct Drawn {
  std::string text;
  bool clipped = false;
  std::vector<Letter> letters;

  bool words() const {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  }
};

// The letters that are drawn, and 0.
std::vector<uint32_t> letters_of(const std::string& text) {
  std::vector<uint32_t> letters;
  const char* at = text.c_str();
  do letters.push_back(ui::next_drawn(at));
  while (letters.back() != 0);
  return letters;
}

Letter letter_of(const ui::Rect& box, const uint8_t* bitmap) {
  Letter letter = {box, {}, {}};
  for (int i = 0; i < box.width * box.height; ++i) {
    const int cover = i % 2 == 0 ? bitmap[i / 2] >> 4 : bitmap[i / 2] & 0x0F;
    const int x = box.x + i % box.width, y = box.y + i / box.width;
    if (cover >= kSolid) letter.solid.push_back({x, y, shown(x, y)});
    if (cover == 0) letter.empty.push_back({x, y, shown(x, y)});
  }
  return letter;
}

Drawn drawn_of(const ui::Line& line) {
  Drawn drawn;
  drawn.text = {line.begin, line.end};
  const lv_font_t* const font = line.face.font;
  const auto& face = *static_cast<const lv_font_fmt_txt_dsc_t*>(font->dsc);
  const std::vector<uint32_t> letters = letters_of(drawn.text);
  int x = line.baseline.x;
  for (size_t i = 0; i + 1 < letters.size(); ++i) {
    if (const ui::Sign* const sign = ui::sign_of(letters[i]); sign != nullptr) {
      x += sign->width_in(line.face) + 2 * ui::kBesideSign;
      continue;
    }
    lv_font_glyph_dsc_t glyph;
    if (!font->get_glyph_dsc(font, &glyph, letters[i], letters[i + 1])) continue;
    const ui::Rect box = {x + glyph.ofs_x, line.baseline.y - glyph.box_h - glyph.ofs_y, glyph.box_w,
                          glyph.box_h};
    x += glyph.adv_w;
    if (box.empty()) continue;
    if (common(box, line.clip) != box) {
      drawn.clipped = true;
      continue;
    }
    const uint32_t start = face.glyph_dsc[glyph.gid.index].bitmap_index;
    drawn.letters.push_back(letter_of(box, face.glyph_bitmap + start));
  }
  return drawn;
}

bool meet(const Letter& before, const Letter& letter) {
  if (common(before.box, letter.box).empty() || before.lost()) return false;
  return std::any_of(before.solid.begin(), before.solid.end(), [&](const Pixel& pixel) {
    return letter.box.contains({pixel.x, pixel.y}) && is_shown(pixel);
  });
}

bool meet(const Drawn& before, const Drawn& drawn) {
  return std::any_of(before.letters.begin(), before.letters.end(), [&](const Letter& earlier) {
    return std::any_of(drawn.letters.begin(), drawn.letters.end(),
                       [&](const Letter& letter) { return meet(earlier, letter); });
  });
}

class Page {
 public:
  void add(const ui::Line& line) {
    if (line.picture != stage::whole_band()) return;  // a picture that is prepared
    Drawn drawn = drawn_of(line);
    for (const Drawn& before : all_) {
      if (meet(before, drawn)) complain(drawn.text + ": lies upon " + before.text);
    }
    if (drawn.clipped) complain(drawn.text + ": is clipped");
    all_.push_back(std::move(drawn));
  }

  std::vector<std::string> complaints() {
    for (const Drawn& drawn : all_) {
      const auto lost = std::count_if(drawn.letters.begin(), drawn.letters.end(),
                                      [](const Letter& letter) { return letter.lost(); });
      if (lost < kLost || lost == std::ssize(drawn.letters) || !drawn.words()) continue;
      complain(drawn.text + ": is covered in part");
    }
    return complaints_;
  }

 private:
  void complain(const std::string& sentence) { complaints_.push_back(sentence); }

  std::vector<Drawn> all_;
  std::vector<std::string> complaints_;
};

}  // namespace

std::vector<std::string> complaints() {
  Page page;
  ui::hear_lines(
      {[](void* all, const ui::Line& line) { static_cast<Page*>(all)->add(line); }, &page});
  stage::draw_at_once();
  ui::hear_lines({});
  return page.complaints();
}

}  // namespace lines
