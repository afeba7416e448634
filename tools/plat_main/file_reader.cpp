#include "tools/plat_main/file_reader.hpp"

namespace tool {

int report(Output& out, int status, uint32_t line, const char* text, const char* reason) {
  Json json(out);
  json.begin_object().key("error").begin_object();
  json.key("line").number(line).key("text").string(text).key("reason").string(reason);
  json.end_object().end_object();
  out.add('\n');
  return status;
}

int report_malformed(Input& in, Output& out, const char* reason) {
  return report(out, kMalformed, in.number(), in.text(),
                in.wrong() != nullptr ? in.wrong() : reason);
}

int read_preamble(Input& in, Output& out, rules::Preamble& preamble) {
  while (!preamble.complete()) {
    if (!in.next()) return report_malformed(in, out, "header-incomplete");
    const char* const wrong = preamble.line(in.words());
    if (wrong != nullptr) return report_malformed(in, out, wrong);
  }
  return kWell;
}

}  // namespace tool
