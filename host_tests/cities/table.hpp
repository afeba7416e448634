// A game of Cities played by the lines of a record, and positions written as such.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "host_tests/core/game_table.hpp"
#include "rules/cities/cities.hpp"

namespace cities_test {

using rules::Cities;
using rules::Event;
using tests::Lines;

inline constexpr uint8_t kNone = rules::cities::kNone;
inline constexpr uint8_t kNoJumping = rules::cities::kNoJumping;
inline constexpr uint8_t kOneMore = rules::cities::kOneMore;
inline constexpr uint8_t kFree = rules::cities::kFree;
inline constexpr unsigned kAllVariants = kNoJumping | kOneMore | kFree;

// Whether a game of this kind could contain the line.
bool parses(const std::string& line, Event& event);
std::string text_of(Event event);
Event event_of(const std::string& line);

class Table : public tests::GameTable<Cities> {
 public:
  explicit Table(unsigned players, unsigned level = 1, unsigned variants = kNone);

  std::vector<int> tourists(unsigned player) const;
};

// Draws 1, 2 and 3 and lays them, unturned, from the north-west to the south-east, for one player:
//   AA      1 at 0,0: AA/PT
//   PT      2 at 1,1: AP/TW
//     AP    3 at 2,2: AA/TW
//     TW
//       AA
//       TW
Table diagonal(unsigned variants = kNone);

// What follows the laying of a tile, by the tile's number, as in "tourist nw"; else nobody moves.
using Acts = std::map<unsigned, std::string>;

// Four by four, all tiles as they are printed, 1 to 16. The fields:
//   0  AAAAAAAP   tiles  1  4  5  6
//   1  PTPPWPWT
//   2  PPAPAAPP          7  2  8  9
//   3  ATTWTTTW
//   4  ATPPAAAA         10 11  3 12
//   5  PWWATWWW
//   6  TTATTTPP         13 14 15 16
//   7  APWPPWTT
Table full_city(unsigned variants, unsigned level = 1, const Acts& acts = {});

// Tiles 1 to 16 as printed down a stair of eight cells by eight: 1 to 8 on the diagonal, 9 to 15
// east of them from 1,0 to 7,6, and 16 at 0,1, which makes a square.
Table stair(unsigned variants, const Acts& acts = {});

struct Shown {
  int total = 0;
  int attractions = 0;
  int parks = 0;
  int terraces = 0;
  std::vector<int> tourists;

  friend bool operator==(const Shown&, const Shown&) = default;
};

// Whether the lines (of one position, header aside) are well-formed.
bool position_parses(const std::vector<std::string>& lines, unsigned players = 1,
                     unsigned variants = kNone);
// One city, for player 1.
Shown show(const std::vector<std::string>& rows, unsigned level, unsigned variants = kNone);
// Cities of several players; the winners' numbers, as in "13".
std::string winners(const std::vector<std::vector<std::string>>& cities, unsigned level,
                    unsigned variants = kNone);

}  // namespace cities_test
