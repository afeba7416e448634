// Obeys the lines of a script, one at a time.
#pragma once

#include <string>

namespace firmware::headless {

struct Options {
  std::string pictures = ".";  // the folder for pictures with a relative name
  std::string records;         // the folder for records that the screens keep, nowhere if empty
  std::string storage;         // the file that keeps the storage, none if empty
};

class Session {
 public:
  explicit Session(const Options& options) : options_(options) {}

  // Obeys one line. Its answer goes to `answer`, each line of it ended; false when it could not be
  // done, with the reason as the answer.
  bool obey(const std::string& line, std::string& answer);

  static std::string help();

 private:
  struct Words;
  struct Command;

  static const Command* find(const std::string& verb);

  void start();
  void run(unsigned milliseconds);
  void lift_finger();  // where it is
  bool point(Words& words, int& x, int& y, std::string& answer);

  bool obey_run(Words& words, std::string& answer);
  bool obey_tap(Words& words, std::string& answer);
  bool obey_down(Words& words, std::string& answer);
  bool obey_up(Words& words, std::string& answer);
  bool obey_key(Words& words, std::string& answer);
  bool obey_picture(Words& words, std::string& answer);
  bool obey_pixels(Words& words, std::string& answer);
  bool obey_targets(Words& words, std::string& answer);
  bool obey_texts(Words& words, std::string& answer);
  bool obey_expect(Words& words, std::string& answer);
  bool obey_pool(Words& words, std::string& answer);
  bool obey_battery(Words& words, std::string& answer);
  bool obey_console(Words& words, std::string& answer);
  bool obey_fact(Words& words, std::string& answer);
  bool obey_fault(Words& words, std::string& answer);

  Options options_;
  bool started_ = false;
  bool ran_ = false;  // time has passed
  int finger_x_ = 0, finger_y_ = 0;
};

}  // namespace firmware::headless
