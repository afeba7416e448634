#include "ui/drawcity/rules_sketches.hpp"

#include <bit>

namespace ui::drawcity {
namespace {

constexpr char kTypeLetters[] = "HSFP";

unsigned type_of(char letter) {
  unsigned type = 1;
  while (kTypeLetters[type - 1] != letter) ++type;
  return type;
}

// Two bits each.
uint32_t bits_of(const char* types) {
  uint32_t bits = 0;
  for (unsigned i = 0; types[i] != '\0'; ++i) bits |= (type_of(types[i]) - 1) << 2 * i;
  return bits;
}

consteval Row columns(unsigned first, unsigned last) {
  return rd::column_bit(last + 1) - rd::column_bit(first);
}
constexpr Row kMiddle = columns(4, 8);
constexpr Row kLeft = columns(1, 5);  // with the upper space where internet begins

void build(State& state, Site site, unsigned player, unsigned type, unsigned number,
           bool internet) {
  const auto bit = static_cast<uint16_t>(rd::column_bit(rd::column_at(site)));
  rd::Street& street = state.streets[rd::street_of(site) - 1];
  street.free &= static_cast<uint16_t>(~bit);
  street.of[type - 1] |= bit;
  if (internet) street.internet |= bit;
  state.own[player - 1][rd::street_of(site) - 1] |= bit | rd::number_bit(number);
  ++state.built;
}

}  // namespace

constexpr Sketch kBoardSketch = {.built = "", .columns = columns(1, 11), .street = 1, .players = 2};

constexpr Sketch kIdeaSketch = {.built =
                                    "1H2 1H4 ... 3S5 2P8 "
                                    "2P3 1H5 2F4 3S6 1S8 "
                                    "... 2P5 1F6 3H7 ... ",
                                .columns = kMiddle,
                                .street = 1};

constexpr Sketch kOrderSketch = {.built =
                                     "1H3 2S5 ... ... 1S7 3P2 "
                                     "... 1F6 ... 3H4 ... ... ",
                                 .columns = columns(4, 9)};

constexpr Sketch kHousesSketch = {.built =
                                      "1H2 1H4 ... 2S6-... "
                                      "2F1-1H5 1H6 2P4-1H8 "
                                      "3S2-... 1H4 3P6-... ",
                                  .columns = kMiddle};

constexpr Sketch kShopsSketch = {.built =
                                     "1S1 1S3 2H4-1S4 ... 1S7 "
                                     "... 1S2 3S5-... 1S6 2P8-",
                                 .columns = columns(4, 9)};

constexpr Sketch kFactoriesSketch = {.built =
                                         "... 2H4 ... ... ... "
                                         "3S2 1F3 3S6 1P5 1F8 "
                                         "... ... ... ... 2P7 ",
                                     .columns = kMiddle};

constexpr Sketch kParksSketch = {.built =
                                     "... 2H2 ... 3S3 ... "
                                     "2S1 1P2 3H4 1P5 2H8 "
                                     "... 3F5 1P6 1H7-... ",
                                 .columns = kMiddle};

constexpr Sketch kInternetSketch = {.built =
                                        "... 2H4*... ... ... "
                                        "... 1S3*1H5*1H6 ... "
                                        "... 2P2 3F4*1S7*... ",
                                    .columns = kLeft,
                                    .street = 1};

constexpr Sketch kZoningSketch = {.built =
                                      "... 1P3 2S4 ... "
                                      "2H1 ... ... 1S6 "
                                      "1F2 2F5 ... 2P7 ",
                                  .columns = columns(1, 4),
                                  .street = 1,
                                  .players = 2,
                                  .modules = rd::kZoning,
                                  .zones = "PFSSHPHFSPH"};

constexpr Sketch kDemandSketch = {.built =
                                      "1S2 ... 1S5 2S6 3H7 "
                                      "1H3 2H4 3H6 1H5 2H8 "
                                      "... 3S2 1F4 ... 3P9 ",
                                  .columns = columns(7, 11),
                                  .street = 1,
                                  .modules = rd::kDemand,
                                  .demand = "SHPFS"};

constexpr Sketch kLocationsSketch = {.built =
                                         "... 1H3 2S5 1P6 ... ... "
                                         "... 2F2 ... ... ... 1S8 "
                                         "1F1 ... 2P3 ... ... ... "
                                         "... ... ... 2H6 ... ... ",
                                     .columns = columns(2, 7),
                                     .street = 1,
                                     .players = 2,
                                     .modules = rd::kLocations};

namespace {

constexpr MarkedLine kMarked[] = {{rd::site_at(2, 4), rd::kAcross}, {rd::site_at(2, 8), rd::kDown}};

}  // namespace

constexpr Sketch kNeighborhoodsSketch = {.built =
                                             "2P2 1H3 1P5 ... 3F4 "
                                             "... ... 2S4 ... 1H6 "
                                             "... 3H2 ... ... 3S7 ",
                                         .columns = kMiddle,
                                         .modules = rd::kNeighborhoods,
                                         .patterns = "PHPSHF",
                                         .marked = kMarked};

constexpr Sketch kGoalSketches[rd::kGoalCards] = {
    // Residential Quarter
    {.built = "... 1H2 1H5 ... 1H8-"
              "2S3-1H3 1H4 3F6-... ",
     .columns = kMiddle},
    // Three Streets, One Community
    {.built = "... 1H4 ... 3S7-... "
              "2S2-1H3 3F6-... ... "
              "... 1H6 2P8-... 1H9-",
     .columns = kMiddle},
    // Connected Homes
    {.built = "... 2F4~... ... ... "
              "... 1H2*1H5*2S7~... "
              "... 1H3*... ... 1H8-",
     .columns = kLeft,
     .street = 1},
    // Homes by the Park
    {.built = "... 1H2 ... 1H6 ... "
              "1H1 2P3 3S5-1P7 ... "
              "... ... ... ... 1H8-",
     .columns = kMiddle},
    // High Street
    {.built = "1S2 1S3 2H4-1S5 1S8 "
              "... 2P1-... 1S6-... ",
     .columns = kMiddle},
    // Chain Store
    {.built = "1S4 ... ... 2P6-... "
              "... 2H3-1S2 ... ... "
              "... ... 3F2-... 1S6 ",
     .columns = kMiddle},
    // Shop Front
    {.built = "2P2-1S2 1S4 1S7 ... "
              "... ... 1S3-3H5-... ",
     .columns = kMiddle},
    // Local Customers
    {.built = "... 1S3 ... ... 1S7-"
              "1S2 2H3 1S4 3P7-... ",
     .columns = kMiddle},
    // Short Commute
    {.built = "... ... 2H4 ... ... "
              "... 3S2 1F5 ... 2S6-"
              "... ... 1P5 ... ... ",
     .columns = kMiddle},
    // Industrial Belt
    {.built = "... 1F3 ... 2H6-... "
              "1F2 ... 3P4-... ... "
              "... 2S3-... ... 1F7 ",
     .columns = kMiddle},
    // Industrial Park
    {.built = "... 2H3-... 3P6-... "
              "... 1F4 1F5 ... 1F9-",
     .columns = kMiddle},
    // Outskirts
    {.built = "... ... 1F4 2P6-"
              "... ... 2H3-... "
              "1F2 ... ... 1F7-",
     .columns = columns(1, 4),
     .street = 1},
    // Meeting Place
    {.built = "... ... 2H4 ... ... "
              "... 3S2 1P5 2F6 ... "
              "... ... 1H5-... ... ",
     .columns = kMiddle},
    // Park Belt
    {.built = "... ... 1P4 ... 2S6-"
              "1P1 3H2-... ... ... "
              "... ... ... 1P5 2F7-",
     .columns = kMiddle},
    // Central Park
    {.built = "1P2-... ... 1P5 ... "
              "... 1P3 2H4-... 1P8-",
     .columns = kMiddle},
    // City Lung
    {.built = "... 1P4 ... 2F7-... "
              "... 1P3 3S5-... 1P8-",
     .columns = kMiddle},
    // Mixed Use
    {.built = "1P1 1S3 2H4-1F5 1H8 "
              "... ... 1F2-... ... ",
     .columns = kMiddle},
    // Main Road
    {.built = "1H1 1S3 1F4 2P5-1S6 1P9 "
              "... 1H3-... ... 2F7-... ",
     .columns = columns(4, 9)},
    // Broadband
    {.built = "... 2S4~... ... ... "
              "... 1F2*1S4*1H6*1P8-"
              "... 1H3*... 2P5-... ",
     .columns = kLeft,
     .street = 1},
    // Across the City
    {.built = "1S2 ... 2P4-... ... "
              "2H1-... 1F5 ... 1P8 ",
     .columns = columns(1, 1) | columns(5, 7) | columns(11, 11)},
};

template <class Each>
void Sketch::each_built(Each&& each) const {
  const char* at = built;
  for (unsigned on = street; *at != '\0'; ++on) {
    for (Row row = columns; row != 0; row &= row - 1, at += kSpace) {
      if (*at == '.') continue;
      each(rd::site_at(on, static_cast<unsigned>(std::countr_zero(row))), at);
    }
  }
}

unsigned Sketch::streets() const {
  unsigned spaces = 0;
  for (const char* at = built; *at != '\0'; at += kSpace) ++spaces;
  return spaces == 0 ? rd::kStreetsFor[players] : spaces / rd::row_size(columns);
}

State Sketch::state() const {
  State state = Rules::start({.modules = modules}, players);
  state.phase = rd::Phase::kAct;
  state.first = state.active = 1;
  if (zones != nullptr) state.zones = bits_of(zones);
  if (demand != nullptr) state.demand = bits_of(demand);
  if (patterns != nullptr) {
    state.patterns = static_cast<uint16_t>(bits_of(patterns));
    state.joins = static_cast<uint16_t>(rd::joins_of(state.patterns));
  }
  each_built([&](Site site, const char* what) {
    const auto number_of = [](char digit) { return static_cast<unsigned>(digit - '0'); };
    build(state, site, number_of(what[0]), type_of(what[1]), number_of(what[2]),
          what[3] == kInternet || what[3] == kPaleInternet);
  });
  for (const MarkedLine& line : marked) rd::mark(state, line.first, line.direction);
  return state;
}

Sites Sketch::pale() const {
  Sites sites;
  each_built([&](Site site, const char* what) {
    if (what[3] == kPale || what[3] == kPaleInternet) sites.add(site);
  });
  return sites;
}

State ticked_goal() {
  State state = Rules::start({.modules = rd::kGoals}, kTickPlayers);
  state.phase = rd::Phase::kAct;
  state.first = state.active = 1;
  rd::add_goal(state, 0, rd::kCentralPark);
  for (unsigned player = 1; player <= 3; ++player) {
    if (player == 3) rd::close_round(state);
    for (unsigned column = 5; column <= 6; ++column) {
      build(state, rd::site_at(player, column), player, rd::kPark, column, false);
    }
    rd::tick_goals(state, player, rd::site_at(player, 6), rd::kPark);
  }
  return state;
}

}  // namespace ui::drawcity
