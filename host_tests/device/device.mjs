// The shipped image in the emulator, as its user meets it.
import { Machine } from '../emulator/machine.mjs';
import { hasEnded, linesOf } from './answer.mjs';
import { parseTarget } from './headless.mjs';
import { image } from './places.mjs';

const START_MS = 1000;
const TAP_MS = 60;
const SETTLE_MS = 650; // until all that has come could be seen

export class Device {
  constructor(options = {}) {
    this.machine = new Machine({ ...image(options.image), ...options });
  }

  /** Runs until the first whole picture is there. */
  start() {
    const { machine } = this;
    if (!machine.run(START_MS, () => machine.panel.firstPictureAt !== null)) {
      throw new Error(`no picture after ${START_MS} ms; ${machine.halted ?? 'the program runs'}`);
    }
    machine.run(SETTLE_MS);
  }

  /** At a point of the picture as people see it. */
  press(x, y) {
    const place = this.machine.panel.inLandscape(x, y);
    this.machine.touch.down(place.x, place.y);
  }

  tap(x, y) {
    this.press(x, y);
    this.machine.run(TAP_MS);
    this.machine.touch.up();
    this.machine.run(SETTLE_MS);
  }

  /** What the device itself says can be touched: {x, y, width, height, name}. */
  targets() {
    return this.ask('targets').slice(0, -1).map(parseTarget);
  }

  /** As people see it: {width, height, pixels}. */
  view() {
    return this.machine.panel.seen();
  }

  picture() {
    return this.view().pixels;
  }

  /** All lines that answer a console command; lines that it takes may follow it. */
  ask(command, mostMs = 2000) {
    const { usb } = this.machine;
    usb.waitReady();
    usb.clear();
    usb.send(`${command}\n`);
    if (!this.machine.run(mostMs, () => hasEnded(usb.received))) throw new Error(`no answer to '${command}', only ${JSON.stringify(usb.received)}`);
    return linesOf(usb.received);
  }

  /** The figures of the console's "sizes". */
  sizes() {
    const [line] = this.ask('sizes');
    const [, imageBytes, ram, stack, , pool, peak, total] = /image (\d+) ram (\d+) stack (\d+) of (\d+) pool (\d+) peak (\d+) of (\d+)/.exec(line);
    return { image: Number(imageBytes), ram: Number(ram), stack: Number(stack), pool: Number(pool), peak: Number(peak), total: Number(total) };
  }
}
