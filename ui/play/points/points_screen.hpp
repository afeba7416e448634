// A player's points, item by item: the board with what counts for one of them, what that is in
// words, and buttons to the next one and to the next player. A game adds its items and its board.
#pragma once

#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/target.hpp"
#include "ui/play/play.hpp"

namespace ui {

class PointsScreen : public Screen {
 public:
  static constexpr size_t kMostWords = 384;  // that tell an item
  // From this item on.
  void show(Play& play, unsigned whose, unsigned item);
  void build(lv_obj_t* root) final;
  void paint(Painter& painter) const final;
  void tapped(uint8_t id, uint8_t value) final;
  void touched(uint8_t id, Touch touch, Point point) final;

 protected:
  // How a game's differs from another's.
  struct Form {
    const char* name;  // what scripts call the button to the next player
    Text label;        // what it says
    int lines;         // of words that an upright strip has room for
    bool more;         // paint_more() has a line of its own
  };
  // One item. Without a head only the words are there, on why there is nothing to tell.
  struct Told {
    const char* head;
    int points;
    const char* words;  // lines parted by '\n', at most kMostWords bytes
  };

  explicit constexpr PointsScreen(const Form& form) : form_(form) {}
  ~PointsScreen() = default;

  // --- what a game adds --------------------------------------------------------------------------
  // How many items the player has; those that are shown count from 0.
  virtual unsigned items() const = 0;
  // "Round 4", beside the name of the game.
  virtual void tell_lead(char* to, size_t size) const = 0;
  // The screen is built: the board lies here. Makes room for what explain() works out.
  virtual void lay_out(const Rect& board) = 0;
  // Works out what counts for this item. Before: item < items().
  virtual void explain(unsigned item) = 0;
  virtual Told told() const = 0;
  // On the ground of its area, which is there.
  virtual void paint_board(Painter& painter) const = 0;
  // A line on all of the player's points.
  virtual void paint_more(Painter& /*painter*/, const Rect& /*area*/) const {}
  // Which item a touch on the board chooses, or kNoItem.
  static constexpr unsigned kNoItem = UINT8_MAX;
  virtual unsigned item_at(Point /*point*/) const { return kNoItem; }

  // --- what all have -----------------------------------------------------------------------------
  Play& play() const { return *play_; }
  unsigned whose() const { return whose_; }
  // For so many lines of words, each as wide as a rail, there is room. Before: lay_out().
  unsigned lines() const;
  // The same for these words.
  bool has_room(const char* words) const;

 private:
  enum Id : uint8_t { kBoard, kBefore, kNext, kOther };
  struct Parts {
    Rect board = {}, side = {}, who = {}, more = {}, told = {};
    Rect before = {}, next = {}, other = {};
  };
  bool several() const { return play_->players() > 1; }
  Parts parts_beside() const;
  Parts parts_below() const;
  void choose(unsigned item);
  void paint_board_of(Painter& painter, const TargetView& view) const;
  void paint_who(Painter& painter) const;
  void paint_told(Painter& painter) const;

  const Form& form_;
  Play* play_ = nullptr;
  uint8_t whose_ = 1;
  uint8_t item_ = 0;
  int16_t total_ = 0;
  Parts parts_;
  char lead_[24] = {};
};

}  // namespace ui
