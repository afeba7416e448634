#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unity.h>

#include <csignal>
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

void line(void*, unsigned index, char* to) { std::sprintf(to, "line %u", index); }

std::string read(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void expect_kept(const std::string& path, const ui::Kept& kept) {
  TEST_ASSERT_TRUE(kept.done);
  TEST_ASSERT_EQUAL_STRING(path.c_str(), kept.words);
}

void expect_refused(const char* reason, const ui::Kept& kept) {
  TEST_ASSERT_FALSE(kept.done);
  TEST_ASSERT_EQUAL_STRING(reason, kept.words);
}

void test_record_should_be_a_text_file_called_by_its_name() {
  expect_kept(folder + "/plat-toy-7.txt", files::keep("plat-toy-7", 2, line, nullptr));
  TEST_ASSERT_EQUAL_STRING("line 0\nline 1\n", read(folder + "/plat-toy-7.txt").c_str());
}

void test_record_should_get_a_number_when_its_file_is_there_already() {
  files::keep("plat-toy-8", 1, line, nullptr);
  expect_kept(folder + "/plat-toy-8-2.txt", files::keep("plat-toy-8", 2, line, nullptr));
  expect_kept(folder + "/plat-toy-8-3.txt", files::keep("plat-toy-8", 3, line, nullptr));
  TEST_ASSERT_EQUAL_STRING("line 0\n", read(folder + "/plat-toy-8.txt").c_str());
}

void test_record_should_make_its_folder_when_it_is_missing() {
  files::keep_in(folder + "/new");
  expect_kept(folder + "/new/plat-toy-9.txt", files::keep("plat-toy-9", 1, line, nullptr));
}

void test_record_should_be_refused_with_the_reason_when_the_folder_is_none() {
  files::keep_in("/dev/null/nowhere");
  expect_refused("there is no such folder", files::keep("plat-toy-10", 1, line, nullptr));
}

// No number is free: a file of the name and those up to -1000 are there.
void test_record_should_be_refused_with_the_reason_when_every_number_is_taken() {
  std::ofstream(folder + "/plat-toy-12.txt") << "";
  for (int i = 2; i < 1000; ++i) {
    std::ofstream(folder + "/plat-toy-12-" + std::to_string(i) + ".txt") << "";
  }
  expect_kept(folder + "/plat-toy-12-1000.txt", files::keep("plat-toy-12", 1, line, nullptr));
  expect_refused("too many of this name", files::keep("plat-toy-12", 1, line, nullptr));
}

void test_record_should_leave_no_half_of_itself_when_it_cannot_be_written_to_its_end() {
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit usual = {};
  getrlimit(RLIMIT_FSIZE, &usual);
  const rlimit five_bytes = {5, usual.rlim_max};
  setrlimit(RLIMIT_FSIZE, &five_bytes);
  const ui::Kept kept = files::keep("plat-toy-13", 2, line, nullptr);
  setrlimit(RLIMIT_FSIZE, &usual);
  expect_refused("the file failed", kept);
  TEST_ASSERT_EQUAL(-1, access((folder + "/plat-toy-13.txt").c_str(), F_OK));
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
  RUN_TEST(test_record_should_be_refused_with_the_reason_when_the_folder_is_none);
  RUN_TEST(test_record_should_be_refused_with_the_reason_when_every_number_is_taken);
  RUN_TEST(test_record_should_leave_no_half_of_itself_when_it_cannot_be_written_to_its_end);
  const int failures = UNITY_END();
  if (std::system(("rm -r " + folder).c_str()) != 0) return 1;
  return failures;
}
