// The screen that a game is played on: title line, menu, undo, the button that does what is chosen,
// why something was refused, a lesson's words over it, and the screen that comes next. A game adds
// its board, its touches and its words.
#pragma once

#include <lvgl.h>

#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/lesson/guide.hpp"
#include "ui/play/play.hpp"

namespace ui {

class PlayScreen : public Screen {
 public:
  void build(lv_obj_t* root) final;
  void paint(Painter& painter) const final;
  void tapped(uint8_t id, uint8_t value) final;
  void touched(uint8_t id, Touch touch, Point point) final;
  void leave() override;

 protected:
  // Ids of a game's own targets count from kOwn.
  enum Id : uint8_t { kMenu, kUndo, kGo, kOwn };
  static constexpr size_t kMostRooms = 2;

  // `guide`: of a lesson, or nullptr.
  constexpr PlayScreen(Play& play, Guide* guide) : play_(play), guide_(guide) {}
  ~PlayScreen() = default;

  // --- what a game adds --------------------------------------------------------------------------
  // Where its parts lie now, before they are added.
  virtual void lay_out() {}
  // What is said about the position and the choice, after either has changed.
  virtual void prepare() {}
  // Its targets in the order of the focus, with add_undo() and add_go() among them.
  virtual void add_parts(lv_obj_t* root) = 0;
  // Brings the targets up to what was prepared.
  virtual void show() {}
  // Whether the targets that are there can show what happened; else the screen is built again.
  virtual bool keeps_parts() const { return false; }
  virtual void entitle(TitleLine& line) const = 0;
  // All below the title line: a guide's buttons leave ground beside them.
  virtual void paint_parts(Painter& painter) const = 0;
  // Where a lesson's words may lie, at most kMostRooms, the first ones rather. Returns how many.
  virtual size_t rooms(Rect* to) const = 0;
  // A target of its own: tapped, or followed.
  virtual void touch(uint8_t /*id*/, uint8_t /*value*/) {}
  virtual void follow(uint8_t /*id*/, Touch /*touch*/, Point /*point*/) {}
  // For follow_board(): the place of the board there, or an empty one; whether that is chosen; to
  // choose it, if it may be; what else a touch on it means, such as why it may not.
  virtual Rect spot_at(Point /*point*/) const { return {}; }
  virtual bool is_chosen(Point /*point*/) const { return false; }
  virtual void choose_at(Point /*point*/) {}
  virtual void touch_spot(Point /*point*/, const Rect& /*spot*/) {}
  // Whether a touch on what is chosen changes how it lies; then it does so.
  virtual bool turns() const { return false; }
  virtual void turn() {}
  // Why Go does nothing as long as nothing whole is chosen, in a sentence.
  virtual const char* order() const = 0;
  // Whether Go does what is chosen.
  virtual bool goes() { return play_.picker().ready(); }
  // Where what is chosen lies: a refusal shakes it.
  virtual Rect mark() const { return go_ != nullptr ? area_of(go_) : Rect{}; }
  // Draws anew what shows the choice on the board.
  virtual void redraw_choice() const {}
  // Does what is chosen.
  virtual rules::Verdict perform(rules::Event event) { return play_.match().act(event); }
  // A second quick touch on what is chosen on the board.
  virtual void confirm() { go(); }
  // The dice were thrown, and the screen shows them.
  virtual void thrown() {}
  // It shows what a move has just changed, here or on the screen before: that begins to move.
  virtual void start_motion() {}

  // --- what all have -----------------------------------------------------------------------------
  const Guide* guide() const { return guide_; }
  // A button of the lesson does what is to be done: none here is primary.
  bool guide_acts() const { return guide_ != nullptr && guide_->acts(); }
  bool several() const { return play_.players() > 1; }
  // Where a game's own parts begin: a guide's buttons lie under the title line, as the menu does.
  int body_top() const { return guide_ == nullptr ? kTitleHeight : kTouch; }
  Rect body() const { return {0, body_top(), frame().width, frame().height - body_top()}; }
  // What a lesson's words leave of a board, at whose foot or top they lie; all of it without them.
  Rect beside_words(const Rect& board) const;

  // What is chosen goes first, then what was done: it says which of both where there is room.
  void add_undo(lv_obj_t* root, const Rect& area);
  // The primary button.
  lv_obj_t* add_go(lv_obj_t* root, const char* name, const Rect& area, const char* label);

  // The choice is another one.
  void chose();
  // Makes it so, and draws anew what showed it before and what shows it now.
  template <class Change>
  void change_choice(Change&& change) {
    redraw_choice();
    change();
    chose();
    redraw_choice();
  }
  // A finger on the board chooses where it comes down and where it is moved to. Two quick touches
  // on what is chosen do it; where it turns only those that choose it as well, so that nobody who
  // turns it on and on does it.
  void follow_board(Touch touch, Point point);
  // Does what is chosen. Before: goes().
  void go();
  // True: it is done, and the screen that comes next is shown. Else it says why not. What is a part
  // of a move has no sound of its own.
  enum class Deed : uint8_t { part, move };
  bool answer(rules::Verdict verdict, Deed deed = Deed::move);
  bool twice();  // the second of two quick touches

 private:
  void show_all();
  void sound_move() const;
  void undo();
  void go_on();
  void follow_guide() const;

  Play& play_;
  Guide* guide_;
  lv_obj_t *undo_ = nullptr, *go_ = nullptr;
  bool undo_says_ = false;
  uint32_t last_tap_ = 0;
  Point down_ = {};  // where the finger came to the board
  bool on_choice_ = false;
  bool just_chosen_ = false;  // by the touch before
  bool moved_ = false;        // to another place than that
};

}  // namespace ui
