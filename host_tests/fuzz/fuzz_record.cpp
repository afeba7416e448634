// Any bytes as the text of a record or position: the three calls that read one.
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "tools/plat_main/commands.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count) {
  for (const auto call : {tool::replay, tool::legal, tool::score}) {
    static tool::Output nowhere(nullptr);
    tool::Input in(bytes, count);
    const int status = call(in, nowhere);
    if (status != 0 && status != 2 && status != 3) __builtin_trap();
  }
  return 0;
}
