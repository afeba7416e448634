// Any bytes as the text of a backup, as they are and with their checks put right.
#include "firmware/cable/backup_text.hpp"
#include "firmware/cable/find.hpp"
#include "host_tests/fuzz/board.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count);

namespace {

using board::Bytes;
using firmware::store::Sum;

std::string hex(uint32_t number) {
  char room[9];
  firmware::Text(room, sizeof room).add_hex(number);
  return room;
}

struct Words {
  std::string verb, first, second;
  explicit Words(const std::string& line) {
    std::string* const all[] = {&verb, &first, &second};
    size_t at = 0;
    for (std::string* const word : all) {
      const size_t end = line.find(' ', at);
      *word = line.substr(at, end == std::string::npos ? end : end - at);
      if (end == std::string::npos) return;
      at = end + 1;
    }
  }
};

uint32_t number_in(const std::string& word) {
  uint32_t number = 0;
  rules::Reader reader(word.data(), word.size());
  return firmware::cable::read_number(reader, number) ? number : 0;
}

Bytes bytes_in(const std::string& word) {
  Bytes bytes;
  for (size_t i = 0; i + 1 < word.size(); i += 2) {
    const int high = firmware::cable::hex_digit(word[i]);
    const int low = firmware::cable::hex_digit(word[i + 1]);
    bytes.push_back(static_cast<uint8_t>((high < 0 ? 0 : high) << 4 | (low < 0 ? 0 : low)));
  }
  return bytes;
}

// As if all that it says had been meant: each object is as long as its lines are.
std::vector<std::string> put_right(std::vector<std::string> lines) {
  std::string* object = nullptr;
  Words head("");
  Bytes content;
  unsigned objects = 0;
  Sum all;
  const auto end_object = [&] {
    if (object == nullptr) return;
    Sum sum(number_in(head.first));
    sum.add(content.data(), content.size());
    *object =
        "object " + head.first + " " + std::to_string(content.size()) + " " + hex(sum.value());
    object = nullptr;
    ++objects;
    firmware::cable::add_check(all, sum.value());
  };
  for (std::string& line : lines) {
    const Words words(line);
    if (words.verb == "object" || words.verb == "end") end_object();
    if (words.verb == "object") {
      object = &line;
      head = words;
      content.clear();
    } else if (words.verb == "end") {
      line = "end " + std::to_string(objects) + " " + hex(all.value());
    } else if (words.verb == "at") {
      const Bytes bytes = bytes_in(words.second);
      Sum sum(static_cast<uint32_t>(content.size()));
      sum.add(bytes.data(), bytes.size());
      line = "at " + std::to_string(content.size()) + " " + words.second + " " + hex(sum.value());
      content.insert(content.end(), bytes.begin(), bytes.end());
    }
  }
  end_object();
  return lines;
}

void restore(const std::vector<std::string>& lines) {
  board::start();
  const std::vector<Bytes> before = board::games();
  const std::string answer = board::ask(board::cable::restore, "", lines);
  board::expect(answer.starts_with("restored: "));
  board::expect(answer.ends_with("ok\r\n") || answer.find("\r\nerror line ") != std::string::npos);
  board::expect_sound(before);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count) {
  const std::string text(reinterpret_cast<const char*>(bytes), count);
  const std::vector<std::string> lines = board::lines_of(text);
  restore(lines);
  restore(put_right(lines));
  return 0;
}
