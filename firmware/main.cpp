#include "drivers/system/system.hpp"
#include "firmware/app.hpp"

int main() {
  firmware::app::start();
  while (drivers::system::wanted()) drivers::system::idle(firmware::app::step());
}
