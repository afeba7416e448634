// Any bytes as the record that comes by cable: refused, or kept as a game that plays to its end.
#include "host_tests/fuzz/board.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count) {
  board::start();
  const std::vector<board::Bytes> before = board::games();
  const std::string text(reinterpret_cast<const char*>(bytes), count);
  const std::string answer = board::ask(board::cable::import_game, "", board::lines_of(text));
  const bool kept = answer.ends_with("ok\r\n");
  board::expect(kept || answer.starts_with("error line "));
  if (kept) {
    const std::string number = answer.substr(5, answer.find('\r') - 5);
    const std::string shown = board::ask(board::cable::show, number);
    board::expect(shown.find("\r\nwhole yes\r\n") != std::string::npos);
  }
  board::expect_sound(before);
  return 0;
}
