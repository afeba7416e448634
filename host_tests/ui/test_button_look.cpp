// Buttons, by the plate that is seen and what stands on it.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "written.hpp"

namespace {

using ui::Color;
using ui::Rect;

constexpr Rect kArea = {10, 60, 110, 48};

class Buttons final : public ui::Screen {
 public:
  void build(lv_obj_t* root) override {
    ui::add_button(root, {.name = "button", .area = kArea, .label = "Build"});
    ui::add_button(root, {.name = "primary", .area = kArea, .label = "Build", .primary = true});
    ui::add_button(root, {.name = "chosen", .area = kArea, .label = "Build", .chosen = true});
    ui::add_button(root, {.name = "faint", .area = kArea, .label = "Build", .enabled = false});
  }
  void paint(ui::Painter&) const override {}
};
Buttons screen;

struct Drawn {
  Canvas canvas{{130, 120}};
  std::vector<Written> written;

  explicit Drawn(const char* name, bool pressed = false) {
    const ui::TargetSpec& spec = fake::spec_of(name);
    written = written_by([&] {
      ui::Painter painter = canvas.painter();
      spec.paint(painter, {spec, kArea, pressed});
    });
    TEST_ASSERT_EQUAL(1, written.size());
  }

  // Whether a frame of this width, so far inside the edge, has this colour all around.
  bool frames(int inset, int width, Color color) const {
    const Rect outer = kArea.inset(inset), inner = kArea.inset(inset + width);
    const int pixels = outer.width * outer.height - inner.width * inner.height;
    return canvas.count_in(outer, color) - canvas.count_in(inner, color) == pixels;
  }
  bool says_in(Color color) const { return canvas.count_in(written[0].area(), color) > 20; }
  bool covers_its_place_alone() const {
    const Color bare = canvas.at(0, 0);
    return canvas.count_in(kArea, bare) == 0 &&
           canvas.count(bare) == 130 * 120 - kArea.width * kArea.height;
  }
};

void test_button_should_be_a_framed_plate() {
  const ui::Palette& colors = ui::palette();
  const Drawn plain("button");
  TEST_ASSERT_TRUE(plain.frames(0, 1, colors.ink) && plain.frames(1, 4, colors.raised));
  TEST_ASSERT_TRUE(plain.says_in(colors.ink));
  const Drawn primary("primary");
  TEST_ASSERT_TRUE(primary.frames(0, 5, colors.accent) && primary.says_in(colors.on_accent));
  const Drawn faint("faint");
  TEST_ASSERT_TRUE(faint.frames(0, 1, colors.grid) && faint.frames(1, 4, colors.raised));
  TEST_ASSERT_TRUE(faint.says_in(colors.faint));
  for (const Drawn* drawn : {&plain, &primary, &faint}) {
    TEST_ASSERT_TRUE(drawn->covers_its_place_alone());
  }
}

// All of it; below a finger with a light frame of two, three inside the edge.
void test_button_should_be_turned_inside_out_when_it_is_chosen_or_below_a_finger() {
  const ui::Palette& colors = ui::palette();
  const Drawn chosen("chosen");
  TEST_ASSERT_TRUE(chosen.frames(0, 8, colors.ink));
  TEST_ASSERT_TRUE(chosen.says_in(colors.raised) && chosen.covers_its_place_alone());
  for (const char* name : {"button", "primary", "chosen"}) {
    const Drawn pressed(name, true);
    TEST_ASSERT_TRUE_MESSAGE(pressed.frames(0, 3, colors.ink), name);
    TEST_ASSERT_TRUE_MESSAGE(pressed.frames(3, 2, colors.raised), name);
    TEST_ASSERT_TRUE_MESSAGE(pressed.frames(5, 3, colors.ink), name);
    TEST_ASSERT_TRUE_MESSAGE(pressed.says_in(colors.raised), name);
    TEST_ASSERT_TRUE_MESSAGE(pressed.covers_its_place_alone(), name);
  }
}

}  // namespace

void setUp() {
  fake::start({});
  ui::screens::open(screen);
}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_button_should_be_a_framed_plate);
  RUN_TEST(test_button_should_be_turned_inside_out_when_it_is_chosen_or_below_a_finger);
  return UNITY_END();
}
