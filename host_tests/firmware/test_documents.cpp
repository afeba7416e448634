#include <sys/stat.h>
#include <unistd.h>
#include <unity.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "firmware/desktop/documents.hpp"

namespace {

using firmware::desktop::documents_folder;

std::string scratch;  // its folder `config` is what XDG_CONFIG_HOME names

void write_dirs(const char* folder, const char* text) {
  mkdir((scratch + "/" + folder).c_str(), 0755);
  std::ofstream(scratch + "/" + folder + "/user-dirs.dirs") << text;
}

void expect_folder(const char* expected, const char* text) {
  write_dirs("config", text);
  TEST_ASSERT_EQUAL_STRING_MESSAGE(
      expected, documents_folder("/home/ada", scratch + "/config").c_str(), text);
}

void test_documents_should_be_the_folder_that_the_user_named() {
  expect_folder("/home/ada/Dokumente", "XDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\n");
  expect_folder("/srv/papers", "XDG_DOCUMENTS_DIR=\"/srv/papers\"\n");
  expect_folder("/home/ada/My papers/all", "  XDG_DOCUMENTS_DIR = \"$HOME/My papers/all/\"\n");
  expect_folder("/home/ada/a\"b", "XDG_DOCUMENTS_DIR=\"$HOME/a\\\"b\"\n");
}

void test_documents_should_be_those_of_the_last_line_among_other_folders() {
  expect_folder("/home/ada/Two",
                "# folders\nXDG_DESKTOP_DIR=\"$HOME/Desktop\"\nXDG_DOCUMENTS_DIR=\"$HOME/One\"\n"
                "XDG_DOCUMENTS_DIR=\"$HOME/Two\"\nXDG_MUSIC_DIR=\"$HOME/Music\"\n");
}

void test_documents_should_be_home_when_no_folder_is_named() {
  expect_folder("/home/ada", "");
  expect_folder("/home/ada", "XDG_MUSIC_DIR=\"$HOME/Music\"\n");
  expect_folder("/home/ada", "# XDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n");
  expect_folder("/home/ada", "XDG_DOCUMENTS_DIR=\"$HOME/\"\n");  // how a user has none
  TEST_ASSERT_EQUAL_STRING("/home/ada", documents_folder("/home/ada", scratch + "/none").c_str());
}

void test_documents_should_be_home_when_the_line_names_no_absolute_path() {
  expect_folder("/home/ada", "XDG_DOCUMENTS_DIR=\"Documents\"\n");
  expect_folder("/home/ada", "XDG_DOCUMENTS_DIR=\"$HOMELESS/x\"\n");
  expect_folder("/home/ada", "XDG_DOCUMENTS_DIR=/srv/papers\n");
  expect_folder("/home/ada", "XDG_DOCUMENTS_DIR=\"\"\n");
}

void test_documents_should_be_looked_up_below_home_when_no_absolute_path_says_where() {
  write_dirs(".config", "XDG_DOCUMENTS_DIR=\"$HOME/Papers\"\n");
  const std::string expected = scratch + "/Papers";
  TEST_ASSERT_EQUAL_STRING(expected.c_str(), documents_folder(scratch, "").c_str());
  TEST_ASSERT_EQUAL_STRING(expected.c_str(), documents_folder(scratch, "config").c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  char name[] = "/tmp/plat-documents-XXXXXX";
  if (mkdtemp(name) == nullptr) return 1;
  scratch = name;
  UNITY_BEGIN();
  RUN_TEST(test_documents_should_be_the_folder_that_the_user_named);
  RUN_TEST(test_documents_should_be_those_of_the_last_line_among_other_folders);
  RUN_TEST(test_documents_should_be_home_when_no_folder_is_named);
  RUN_TEST(test_documents_should_be_home_when_the_line_names_no_absolute_path);
  RUN_TEST(test_documents_should_be_looked_up_below_home_when_no_absolute_path_says_where);
  const int failures = UNITY_END();
  if (std::system(("rm -r " + scratch).c_str()) != 0) return 1;
  return failures;
}
