#include "rules/core/digest.hpp"

namespace rules {

const uint32_t Fnv1a::kPrimeLow = 0x1B3;

}  // namespace rules
