// What it costs to draw all of the screen that is shown, the bus not counted.
import assert from 'node:assert/strict';

const THUMB = 1;

const DRAW_BUFFER = 'firmware::port::(anonymous namespace)::first_buffer'; // free between two pictures

/** Cycles of work for `area` of the picture or for all of it. The panel's pixels go nowhere meanwhile, so that nothing waits. */
export function frameCycles(machine, area = null) {
  assert.ok(machine.run(1000, () => machine.mcu.core.waiting !== 0), 'the program does not come to rest');
  const { symbols } = machine;
  const call = (name, ...words) => machine.callAndReturn(name, words, 2000);
  const display = call('lv_display_get_default');
  const field = flushField(machine, display);
  const before = machine.read32(field);
  call('lv_display_set_flush_cb', display, symbols.address('lv_display_flush_ready') | THUMB);
  if (area) call('_ZN2ui7screens6redrawERKNS_4RectE', rectangle(machine, area));
  else call('_ZN2ui7screens6redrawEv');
  const since = machine.cycles;
  call('lv_refr_now', display);
  const cycles = machine.cycles - since;
  call('lv_display_set_flush_cb', display, before);
  call('_ZN2ui7screens6redrawEv');
  machine.run(60);
  return cycles;
}

/** A ui::Rect in the program's memory. */
function rectangle(machine, { x, y, width, height }) {
  const address = machine.symbols.address(DRAW_BUFFER);
  for (const [index, value] of [x, y, width, height].entries()) machine.mcu.memory.busWrite(address + 4 * index, value, 4);
  return address;
}

const fields = new Map();

/** Where the display keeps what takes its pixels: the word that changes when it is set. */
function flushField(machine, display) {
  const known = fields.get(machine.elf);
  if (known) return display + known;
  const words = () => Array.from({ length: 64 }, (_, index) => machine.read32(display + 4 * index));
  const before = words();
  machine.callAndReturn('lv_display_set_flush_cb', [display, machine.symbols.address('lv_display_flush_ready') | THUMB]);
  const at = words().findIndex((word, index) => word !== before[index]);
  assert.ok(at >= 0, 'the display keeps its flush function elsewhere');
  machine.callAndReturn('lv_display_set_flush_cb', [display, before[at]]);
  fields.set(machine.elf, 4 * at);
  return display + 4 * at;
}
