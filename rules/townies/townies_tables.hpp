// The printed game's tables, with what is house data marked as such: who owns the printed game puts
// its own values in here, and nowhere else.
#pragma once

#include <cstddef>
#include <cstdint>

namespace rules::townies {

// --- names, in the order of the rulebook -------------------------------------------------------

// The ring of seats, clockwise: a marker moves on to the seat before.
enum Colour : uint8_t { kRed, kYellow, kBrown, kGreen, kBlue };
inline constexpr unsigned kColours = 5;
inline constexpr const char* kColourNames[kColours] = {"red", "yellow", "brown", "green", "blue"};

// The white die. The first five are the basic Objects of the colours of the same number.
enum Object : uint8_t { kGameCourt, kWindmill, kStation, kBikeRental, kBank, kCitySquare };
inline constexpr unsigned kObjects = 6;
inline constexpr const char* kObjectNames[kObjects] = {"game-court",  "windmill", "station",
                                                       "bike-rental", "bank",     "city-square"};

inline constexpr unsigned kSlots = 9;  // for Objects; nine end the game

enum Mode : uint8_t { kFirst, kSecond, kFull };
inline constexpr unsigned kModes = 3;
inline constexpr const char* kModeNames[kModes] = {"first", "second", "full"};

enum Goal : uint8_t {
  kCrossroads,
  kRecreationalAreas,
  kDowntown,
  kSuburbs,
  kHub,
  kSurroundings,
  kSymmetry,
  kTriangle,
  kUrbanRoutes,
  kWindRose,
};
inline constexpr unsigned kGoals = 10;
inline constexpr const char* kGoalNames[kGoals] = {
    "crossroads",   "recreational-areas", "downtown", "suburbs",      "hub",
    "surroundings", "symmetry",           "triangle", "urban-routes", "wind-rose"};

// HOUSE DATA: the last two. The rulebook tells that there are four, and what two of them do.
enum Bonus : uint8_t { kStableSoil, kFunding, kRepainting, kNewProject };
inline constexpr unsigned kBonuses = 4;
inline constexpr const char* kBonusNames[kBonuses] = {"stable-soil", "funding", "repainting",
                                                      "new-project"};
inline constexpr unsigned kStableSoilPoints = 2;

// --- the map -----------------------------------------------------------------------------------

// HOUSE DATA: a hexagon of hexagons, flat side up, with so many around its middle: the largest
// triangle in it has the eight spaces a side that the printed chart ends with.
inline constexpr int kRadius = 5;
// HOUSE DATA: the centre, so many around the middle.
inline constexpr int kCentreRadius = 2;
// HOUSE DATA: where the stars are: columns from the middle, and the row along a column's slant.
struct Axial {
  int q;
  int r;
};
inline constexpr unsigned kStars = 4;
inline constexpr Axial kStarSpaces[kStars] = {{-3, 0}, {-3, 3}, {3, -3}, {3, 0}};

// --- the black die -----------------------------------------------------------------------------

// HOUSE DATA: which six of the seven ways to join four hexagons are on it.
inline constexpr unsigned kShapes = 6;
inline constexpr unsigned kShapeBlocks = 4;
inline constexpr const char* kShapeNames[kShapes] = {"bar",  "worm",   "arch",
                                                     "wave", "pistol", "bee"};
inline constexpr Axial kShapeCells[kShapes][kShapeBlocks] = {
    {{0, 0}, {1, 0}, {2, 0}, {3, 0}},    // bar
    {{0, 0}, {1, 0}, {2, 0}, {2, 1}},    // worm
    {{0, 0}, {1, -1}, {2, -1}, {2, 0}},  // arch
    {{0, 0}, {1, 0}, {1, 1}, {2, 1}},    // wave
    {{0, 0}, {1, 0}, {2, 0}, {0, 1}},    // pistol
    {{0, 0}, {1, 0}, {0, 1}, {1, -1}},   // bee
};

// --- goals -------------------------------------------------------------------------------------

// Points for 1, 2, 3 …; none for 0, those of the last column for more.
struct Chart {
  uint8_t columns;
  uint8_t points[8];
};
inline constexpr Chart kSpecializationChart = {7, {0, 1, 2, 4, 7, 10, 14}};
// HOUSE DATA: the chart (the rulebook prints none for it alone) and the pair of colours, those
// beside the set's own in the ring (the rulebook prints two of the five pairs).
inline constexpr Chart kStandardizationChart = {7, {0, 1, 2, 4, 7, 10, 14}};
// HOUSE DATA: which of the two charts printed beside them is Downtown's and which Suburbs'.
inline constexpr Chart kGoalCharts[kGoals] = {
    {6, {1, 2, 4, 7, 10, 14}},        // Crossroads
    {7, {1, 2, 4, 7, 9, 11, 14}},     // Recreational Areas
    {6, {1, 2, 4, 7, 10, 14}},        // Downtown
    {7, {0, 1, 2, 4, 7, 10, 14}},     // Suburbs
    {5, {0, 2, 5, 9, 14}},            // Hub
    {7, {1, 2, 4, 7, 9, 11, 14}},     // Surroundings
    {6, {1, 2, 4, 7, 10, 14}},        // Symmetry
    {8, {0, 1, 2, 4, 7, 9, 11, 14}},  // Triangle
    {7, {1, 2, 4, 7, 9, 11, 14}},     // Urban Routes
    {7, {1, 2, 5, 7, 9, 11, 14}},     // Wind Rose
};

// --- alone -------------------------------------------------------------------------------------

// HOUSE DATA: the titles; the least totals are printed.
struct Title {
  int least;
  const char* name;
};
inline constexpr unsigned kTitles = 8;
inline constexpr Title kTitleChart[kTitles] = {
    {76, "Paradise on paper"},
    {71, "Nobody leaves for the holidays"},
    {66, "Fresh air and room to breathe"},
    {56, "Worth a postcard"},
    {46, "Everything in place, little to do"},
    {36, "Crowded and jammed"},
    {26, "Hard to like"},
    {0, "Why here of all places?"},
};

}  // namespace rules::townies
