# Writes build_info.cpp when what it says has changed: cmake -D OUT=… -D SOURCE=… -D VERSION=… -P this
find_package(Git QUIET)
set(revision "unknown")
if(GIT_FOUND)
  execute_process(COMMAND ${GIT_EXECUTABLE} describe --always --abbrev=7 --exclude=* --dirty=+
                  WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE described RESULT_VARIABLE failed
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(NOT failed)
    set(revision ${described})
  endif()
endif()
file(WRITE ${OUT}.new "#include \"firmware/build_info.hpp\"

namespace firmware::build {

const char kVersion[] = \"${VERSION}\";
const char kRevision[] = \"${revision}\";
const char kLvgl[] = \"${LVGL}\";
const char kSdk[] = \"${SDK}\";

}  // namespace firmware::build
")
file(COPY_FILE ${OUT}.new ${OUT} ONLY_IF_DIFFERENT)
