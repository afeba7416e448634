#include "ui/play/score_sheet.hpp"
namespace ui {
void paint_score_sheet(Painter&, const Rect&, const ScoreSheet&) {}
}  // namespace ui
