// A display controller in memory: what the commands of the MIPI display command set leave on the
// glass.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drivers::display {

class DcsPanel {
 public:
  static constexpr int32_t kColumns = 240;
  static constexpr int32_t kRows = 320;
  // The glass is looked at in landscape: turned so that address mode 0x60 is the upright picture.
  static constexpr int32_t kWidth = kRows;
  static constexpr int32_t kHeight = kColumns;

  void reset();
  void command(uint8_t code, const uint8_t* parameters, size_t count);
  void pixels(uint8_t code, const uint16_t* data, size_t count);
  void backlight(uint8_t percent) { backlight_ = percent; }

  // Whether a viewer sees anything but black.
  bool lit() const { return awake_ && on_ && backlight_ > 0; }

  // Counts every pixel that was written with another value than it had.
  uint32_t changes() const { return changes_; }

  // What is on the glass in landscape, kWidth × kHeight RGB565 values row by row; black unless
  // lit().
  void picture(uint16_t* to) const;

  // The same as people see it who hold the glass as its address mode asks for: kWidth × kHeight
  // values too, in portrait in longer columns.
  void seen(uint16_t* to) const;
  int32_t seen_width() const { return upright() ? kColumns : kRows; }
  int32_t seen_height() const { return upright() ? kRows : kColumns; }

  // Where a point that people see is on the glass in landscape.
  struct Place {
    int32_t x, y;
  };
  Place in_landscape(int32_t x, int32_t y) const;

 private:
  bool upright() const;
  uint16_t shown(int32_t column, int32_t row) const;
  void put(uint16_t value);

  std::array<uint16_t, static_cast<size_t>(kColumns) * kRows> memory_{};
  int32_t first_x_ = 0, last_x_ = kColumns - 1, first_y_ = 0, last_y_ = kRows - 1;
  int32_t x_ = 0, y_ = 0;
  uint32_t changes_ = 0;
  uint8_t address_mode_ = 0;
  uint8_t backlight_ = 0;
  bool awake_ = false, on_ = false, inverted_ = false;
};

}  // namespace drivers::display
