// Obeys the lines of a script on the stage and tells what it saw.
#pragma once

#include <string>

namespace script {

struct Options {
  std::string out;             // the folder for pictures
  bool check_targets = false;  // tells of each target that is too small
  bool tell_texts = false;     // tells all that every step shows
  bool other_words = false;    // the screens don't speak English: what scripts expect is not asked
};

// False where a line could not be obeyed; the reason went to standard error. What it tells, a line
// each, words parted by tabs:
//   screen CLASS                    a screen that was shown, see probe::screen_class
//   picture NAME WIDTH HEIGHT       NAME.rgb565 was written
//   small CLASS NAME SIDE           a target without 44 free pixels in its shorter side
//   chooses CLASS                   a screen with places that only choose
//   checked CLASS                   a screen whose such places were tried by two-steps
//   step CLASS NAME WORDS           such a place acts at once, or is never acted upon
//   cut CLASS TEXT                  a text that does not fit where it is drawn
//   unread CLASS SENTENCE           a text that is clipped, covered or upon another one
//   says CLASS WORDS TEXT...        all that is shown after WORDS
//   stale CLASS WORDS               after WORDS drawing everything again changed the picture
//   covered CLASS NAME              a target with something else above its middle
bool play(const std::string& path, const Options& options);

// One line of help each.
const char* help();

}  // namespace script
