// The console: finds the serial port of the device, configures it, and is a terminal with DTR.
import { UsbHost } from './usb_host.mjs';

const GET_DESCRIPTOR = 6;
const DEVICE = 0x100;
const CONFIGURATION = 0x200;
const STRING = 0x300;
const ENGLISH = 0x409;
const CDC_CONTROL = 2;
const CDC_DATA = 10;
const LINE_CODING = new Uint8Array([0x00, 0xc2, 0x01, 0x00, 0, 0, 8]);
const DTR_AND_RTS = 3;
const LOG_LINES = 200;

/** The bulk endpoints and control interface of the first serial port in a configuration descriptor. */
export function findSerialPort(descriptor) {
  const port = { interface: -1, in: 0, out: 0 };
  let kind = -1;
  for (let at = 0; at + 1 < descriptor.length && descriptor[at] > 1; at += descriptor[at]) {
    if (descriptor[at + 1] === 4) {
      kind = descriptor[at + 5];
      if (kind === CDC_CONTROL && port.interface < 0) port.interface = descriptor[at + 2];
    }
    const bulk = descriptor[at + 1] === 5 && kind === CDC_DATA && (descriptor[at + 3] & 3) === 2;
    if (!bulk) continue;
    const address = descriptor[at + 2];
    if (address & 0x80) port.in ||= address & 15;
    else port.out ||= address & 15;
  }
  return port;
}

export class UsbCdc {
  /** run(ms, predicate) lets the machine run; openAtOnce sets DTR as soon as the port is found. */
  constructor(run, { openAtOnce = true } = {}) {
    this.run = run;
    this.openAtOnce = openAtOnce;
    this.host = new UsbHost();
    this.host.onReset = () => this.enumerate();
    this.host.onBulkIn = (endpoint, bytes) => this.arrived(endpoint, bytes);
    this.received = '';
    this.lines = [];
    this.partial = '';
    this.forget();
  }

  forget() {
    this.ready = false;
    this.dtr = false;
    this.failed = [];
    this.deviceDescriptor = null;
    this.configurationDescriptor = null;
    this.strings = {};
    this.port = { interface: 0, in: -1, out: -1 };
  }

  attach(mcu) {
    this.forget();
    this.host.attach(mcu);
  }

  describe(value, index, length, done) {
    this.host.control([0x80, GET_DESCRIPTOR, value, index, length], null, (bytes) => {
      if (bytes) done(bytes);
      else this.failed.push(`descriptor 0x${value.toString(16)}`);
    });
  }

  enumerate() {
    this.forget();
    this.describe(DEVICE, 0, 18, (bytes) => {
      this.deviceDescriptor = bytes;
    });
    this.host.control([0x00, 5, 1, 0, 0]);
    this.describe(CONFIGURATION, 0, 9, (head) => {
      this.describe(CONFIGURATION, 0, head[2] | (head[3] << 8), (bytes) => this.configure(bytes));
    });
  }

  configure(descriptor) {
    this.configurationDescriptor = descriptor;
    this.port = findSerialPort(descriptor);
    const [, , , , , , , , , , , , , , maker, product, serial] = this.deviceDescriptor ?? [];
    for (const [name, index] of Object.entries({ maker, product, serial })) {
      if (index) this.describe(STRING | index, ENGLISH, 255, (bytes) => { this.strings[name] = Buffer.from(bytes.subarray(2)).toString('utf16le'); });
    }
    this.host.control([0x00, 9, descriptor[5], 0, 0]);
    this.host.control([0x21, 0x20, 0, this.port.interface, 7], LINE_CODING);
    if (this.openAtOnce) this.open();
    else this.host.control([0x80, 8, 0, 0, 1], null, () => { this.ready = true; });
  }

  setDtr(on) {
    this.host.control([0x21, 0x22, on ? DTR_AND_RTS : 0, this.port.interface, 0], null, () => {
      this.dtr = on;
      this.ready = true;
    });
  }

  /** A program opens the port. */
  open() {
    this.host.setPolling(true);
    this.setDtr(true);
  }

  /** The program closes the port: DTR falls and nobody collects data any more. */
  close() {
    this.setDtr(false);
    this.host.setPolling(false);
  }

  unplug() {
    this.host.unplug();
    this.forget();
  }

  plug() {
    this.host.plug();
  }

  arrived(endpoint, bytes) {
    if (endpoint !== this.port.in) return;
    const text = Buffer.from(bytes).toString('latin1');
    this.received += text;
    const parts = (this.partial + text).split('\n');
    this.partial = parts.pop();
    this.lines.push(...parts.map((line) => line.replace(/\r$/, '')));
    if (this.lines.length > LOG_LINES) this.lines.splice(0, this.lines.length - LOG_LINES);
  }

  send(text) {
    this.host.send(this.port.out, Buffer.from(text, 'latin1'));
  }

  clear() {
    this.received = '';
    this.partial = '';
  }

  /** Sends a line and gives the first whole line that comes back, or null after `ms`. */
  line(text, ms = 500) {
    this.clear();
    this.send(`${text}\n`);
    return this.nextLine(ms);
  }

  /** The first whole line received since the last clear(), waiting for it. */
  nextLine(ms = 500) {
    if (!this.run(ms, () => this.received.includes('\n'))) return null;
    return this.received.slice(0, this.received.indexOf('\n')).replace(/\r$/, '');
  }

  waitReady(ms = 3000) {
    return this.run(ms, () => this.ready);
  }
}
