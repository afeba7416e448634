#include <sys/stat.h>
#include <unistd.h>
#include <unity.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>

#include "firmware/record_files.hpp"

namespace {

namespace files = firmware::record_files;

std::string folder;

void line(unsigned index, char* to) { std::sprintf(to, "line %u", index); }

std::string read(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void test_record_should_be_a_text_file_called_by_its_name() {
  const char* path = files::keep("plat-toy-7", 2, line);
  TEST_ASSERT_EQUAL_STRING((folder + "/plat-toy-7.txt").c_str(), path);
  TEST_ASSERT_EQUAL_STRING("line 0\nline 1\n", read(path).c_str());
}

void test_record_should_get_a_number_when_its_file_is_there_already() {
  files::keep("plat-toy-8", 1, line);
  TEST_ASSERT_EQUAL_STRING((folder + "/plat-toy-8-2.txt").c_str(),
                           files::keep("plat-toy-8", 2, line));
  TEST_ASSERT_EQUAL_STRING((folder + "/plat-toy-8-3.txt").c_str(),
                           files::keep("plat-toy-8", 3, line));
  TEST_ASSERT_EQUAL_STRING("line 0\n", read(folder + "/plat-toy-8.txt").c_str());
}

void test_record_should_make_its_folder_when_it_is_missing() {
  files::keep_in(folder + "/new");
  const char* path = files::keep("plat-toy-9", 1, line);
  TEST_ASSERT_EQUAL_STRING((folder + "/new/plat-toy-9.txt").c_str(), path);
}

void test_record_should_be_refused_when_the_folder_cannot_be_used() {
  files::keep_in("/dev/null/nowhere");
  TEST_ASSERT_NULL(files::keep("plat-toy-10", 1, line));
}

}  // namespace

void setUp() { files::keep_in(folder); }
void tearDown() {}

int main() {
  char name[] = "/tmp/plat-records-XXXXXX";
  if (mkdtemp(name) == nullptr) return 1;
  folder = name;
  UNITY_BEGIN();
  RUN_TEST(test_record_should_be_a_text_file_called_by_its_name);
  RUN_TEST(test_record_should_get_a_number_when_its_file_is_there_already);
  RUN_TEST(test_record_should_make_its_folder_when_it_is_missing);
  RUN_TEST(test_record_should_be_refused_when_the_folder_cannot_be_used);
  const int failures = UNITY_END();
  if (std::system(("rm -r " + folder).c_str()) != 0) return 1;
  return failures;
}
