// The ST7789 display controller with its glass, as the firmware meets it over SPI. It keeps the datasheet's
// waits: a command that comes too early is recorded and not obeyed.
import { Violations } from './violations.mjs';
import { SWRESET, SLPIN, SLPOUT, INVOFF, INVON, DISPOFF, DISPON, CASET, RASET, RAMWR, MADCTL, COLMOD, RAMWRC, isKnown, nameOf } from './st7789_commands.mjs';

const MS = 1e6;
const AFTER_RESET_ANY = 5 * MS;
const AFTER_RESET_SLEEP_OUT = 120 * MS;
const AFTER_SLEEP_CHANGE_ANY = 5 * MS;
const AFTER_SLEEP_CHANGE = 120 * MS;
const SHORTEST_RESET_PULSE = 10e3;
const REJECTED_RESET_PULSE = 5e3;
const COLUMNS = 240;
const PAGES = 320;
const PIXELS = COLUMNS * PAGES;
const MADCTL_MY = 0x80;
const MADCTL_MX = 0x40;
const MADCTL_MV = 0x20;
const MADCTL_BGR = 0x08;
// The orders that turn the picture without mirroring it; all others are looked at in landscape, as they are.
const PORTRAIT = 0;
const PORTRAIT_TURNED = MADCTL_MY | MADCTL_MX;
const LANDSCAPE_TURNED = MADCTL_MY | MADCTL_MV;
const COLMOD_AFTER_RESET = 0x66;
const LONG_AGO = -1e12;

export class St7789 {
  constructor() {
    this.violationList = new Violations();
    this.gram = new Uint16Array(PIXELS);
    this.lightOn = false;
    this.everReset = false;
    this.inReset = false;
    this.resetFellAt = 0;
    this.lastChangeAt = 0;
    this.lastPixelAt = 0;
    this.pixelsWritten = 0;
    this.commandLog = [];
    this.powerOnContent();
    this.resetRegisters(LONG_AGO);
  }

  get violations() { return this.violationList.list; }

  /** After power-up the display memory holds noise. */
  powerOnContent() {
    for (let index = 0; index < PIXELS; index++) this.gram[index] = (index * 40503) >>> 4;
  }

  resetRegisters(moment) {
    this.resetAt = moment;
    this.readyAt = moment + AFTER_RESET_ANY;
    this.readyReason = 'reset';
    this.sleeping = true;
    this.sleepOutAt = LONG_AGO;
    this.sleepInAt = LONG_AGO;
    this.displayOn = false;
    this.inverted = false;
    this.madctl = 0;
    this.colmod = COLMOD_AFTER_RESET;
    this.window = { x0: 0, x1: COLUMNS - 1, y0: 0, y1: PAGES - 1 };
    this.command = -1;
    this.parameters = [];
    this.pixelBytes = [];
    this.x = 0;
    this.y = 0;
    this.past = false;
    this.covered = new Uint8Array(PIXELS);
    this.uncovered = PIXELS;
    this.firstPictureAt = null;
    this.mapAddresses();
  }

  violate(text, moment) {
    this.violationList.add(text, moment);
  }

  /** The RESX line. */
  setReset(high, moment) {
    if (!high) {
      this.inReset = true;
      this.resetFellAt = moment;
      return;
    }
    if (!this.inReset) return;
    this.inReset = false;
    // The controller filters spikes out.
    if (moment - this.resetFellAt < REJECTED_RESET_PULSE) return;
    if (moment - this.resetFellAt < SHORTEST_RESET_PULSE) this.violate('RESX pulse shorter than 10 us', moment);
    this.everReset = true;
    this.resetRegisters(moment);
  }

  select(moment) {
    if (this.inReset) this.violate('CS low while RESX is low', moment);
  }

  deselect(moment) {
    if (this.pixelBytes.length) {
      this.violate('CS raised in the middle of a pixel', moment);
      this.pixelBytes = [];
    }
  }

  /** One SPI frame; the controller itself only sees bytes. */
  frame(value, bits, dataMode, moment) {
    if (bits === 16) {
      if (dataMode && this.writesPixels && this.bytesPerPixel === 2 && !this.pixelBytes.length) {
        this.pixel(value, moment);
        return 0;
      }
      this.byte(value >> 8, dataMode, moment);
      this.byte(value & 0xff, dataMode, moment);
    } else this.byte(value & 0xff, dataMode, moment);
    return 0;
  }

  get bytesPerPixel() { return (this.colmod & 7) === 5 ? 2 : 3; }
  get writesPixels() { return this.command === RAMWR || this.command === RAMWRC; }

  byte(value, dataMode, moment) {
    if (this.inReset) {
      this.violate('data while RESX is low', moment);
      return;
    }
    if (dataMode) this.data(value, moment);
    else this.begin(value, moment);
  }

  begin(code, moment) {
    if (this.pixelBytes.length) this.violate('command in the middle of a pixel', moment);
    this.pixelBytes = [];
    this.parameters = [];
    this.command = -1;
    if (this.commandLog.length < 400) this.commandLog.push({ code, moment });
    if (!this.everReset && code !== SWRESET) this.violate(`${nameOf(code)} before any reset`, moment);
    if (!isKnown(code)) this.violate(`unknown command ${nameOf(code)}`, moment);
    if (this.tooEarly(code, moment)) return;
    this.command = code;
    this.obey(code, moment);
  }

  tooEarly(code, moment) {
    const waits = [[this.readyAt, `after ${this.readyReason}`]];
    if (code === SLPOUT) {
      waits.push([this.resetAt + AFTER_RESET_SLEEP_OUT, 'after reset'], [this.sleepInAt + AFTER_SLEEP_CHANGE, 'after SLPIN']);
    }
    if (code === SLPIN || code === DISPON || code === SWRESET) waits.push([this.sleepOutAt + AFTER_SLEEP_CHANGE, 'after SLPOUT']);
    const [until, reason] = waits.reduce((latest, wait) => (wait[0] > latest[0] ? wait : latest));
    if (moment >= until) return false;
    this.violate(`${nameOf(code)} too early ${reason}, ${Math.ceil((until - moment) / 1e5) / 10} ms missing`, moment);
    return true;
  }

  obey(code, moment) {
    switch (code) {
      case SWRESET:
        this.everReset = true;
        this.resetRegisters(moment);
        this.readyReason = 'SWRESET';
        return;
      case SLPIN:
        this.sleeping = true;
        this.sleepInAt = moment;
        this.notReadyAfter('SLPIN', moment);
        return;
      case SLPOUT:
        this.sleeping = false;
        this.sleepOutAt = moment;
        this.notReadyAfter('SLPOUT', moment);
        return;
      case INVOFF: this.inverted = false; return;
      case INVON: this.inverted = true; return;
      case DISPOFF: this.displayOn = false; return;
      case DISPON:
        this.displayOn = true;
        this.lookForFirstPicture(moment);
        return;
      case RAMWR:
        this.x = this.window.x0;
        this.y = this.window.y0;
        this.past = false;
        this.checkWindow(moment);
    }
  }

  notReadyAfter(reason, moment) {
    this.readyAt = moment + AFTER_SLEEP_CHANGE_ANY;
    this.readyReason = reason;
  }

  checkWindow(moment) {
    const { x0, x1, y0, y1 } = this.window;
    const [across, down] = this.madctl & MADCTL_MV ? [PAGES, COLUMNS] : [COLUMNS, PAGES];
    if (x0 > x1 || y0 > y1 || x1 >= across || y1 >= down) this.violate(`window ${x0}..${x1}, ${y0}..${y1} outside the panel`, moment);
  }

  data(value, moment) {
    if (this.writesPixels) {
      this.pixelBytes.push(value);
      if (this.pixelBytes.length < this.bytesPerPixel) return;
      const [a, b, c] = this.pixelBytes;
      this.pixelBytes = [];
      this.pixel(c === undefined ? (a << 8) | b : ((a >> 3) << 11) | ((b >> 2) << 5) | (c >> 3), moment);
      return;
    }
    this.parameters.push(value);
    const p = this.parameters;
    if (this.command === CASET && p.length === 4) Object.assign(this.window, { x0: (p[0] << 8) | p[1], x1: (p[2] << 8) | p[3] });
    if (this.command === RASET && p.length === 4) Object.assign(this.window, { y0: (p[0] << 8) | p[1], y1: (p[2] << 8) | p[3] });
    if (this.command === MADCTL && p.length === 1) {
      this.madctl = value;
      this.mapAddresses();
    }
    if (this.command === COLMOD && p.length === 1) {
      if ((value & 7) !== 5 && (value & 7) !== 6) this.violate(`pixel format 0x${value.toString(16)} not possible`, moment);
      this.colmod = value;
    }
  }

  /** Where a window coordinate is in the display memory: start + x * stepX + y * stepY. */
  mapAddresses() {
    const swap = (this.madctl & MADCTL_MV) !== 0;
    const column = this.madctl & MADCTL_MX ? { start: COLUMNS - 1, step: -1 } : { start: 0, step: 1 };
    const page = this.madctl & MADCTL_MY ? { start: (PAGES - 1) * COLUMNS, step: -COLUMNS } : { start: 0, step: COLUMNS };
    this.start = column.start + page.start;
    this.stepX = swap ? page.step : column.step;
    this.stepY = swap ? column.step : page.step;
    this.across = swap ? PAGES : COLUMNS;
    this.deep = swap ? COLUMNS : PAGES;
  }

  pixel(value, moment) {
    if (this.past) this.violate('more pixels than the window holds', moment);
    this.past = false;
    const { x, y, window } = this;
    if (x < this.across && y < this.deep) {
      const place = this.start + x * this.stepX + y * this.stepY;
      if (this.gram[place] !== value) {
        this.gram[place] = value;
        this.lastChangeAt = moment;
      }
      if (!this.covered[place]) {
        this.covered[place] = 1;
        if (--this.uncovered === 0) this.lookForFirstPicture(moment);
      }
    }
    this.pixelsWritten++;
    this.lastPixelAt = moment;
    if (x < window.x1) this.x = x + 1;
    else {
      this.x = window.x0;
      if (y < window.y1) this.y = y + 1;
      else {
        this.y = window.y0;
        this.past = true;
      }
    }
  }

  setLight(on, moment) {
    this.lightOn = on;
    this.lookForFirstPicture(moment);
  }

  get visible() { return this.displayOn && !this.sleeping && !this.inReset && this.lightOn; }

  lookForFirstPicture(moment) {
    if (this.firstPictureAt === null && this.uncovered === 0 && this.visible) this.firstPictureAt = moment;
  }

  get order() { return this.madctl & (MADCTL_MY | MADCTL_MX | MADCTL_MV); }
  get upright() { return this.order === PORTRAIT || this.order === PORTRAIT_TURNED; }

  /** Where a point that people see is on the glass in landscape, when they hold it as MADCTL asks for. */
  inLandscape(x, y) {
    switch (this.order) {
      case PORTRAIT: return { x: y, y: COLUMNS - 1 - x };
      case PORTRAIT_TURNED: return { x: PAGES - 1 - y, y: x };
      case LANDSCAPE_TURNED: return { x: PAGES - 1 - x, y: COLUMNS - 1 - y };
      default: return { x, y };
    }
  }

  /** The picture as those people see it: {width, height, pixels}. */
  seen() {
    const [width, height] = this.upright ? [COLUMNS, PAGES] : [PAGES, COLUMNS];
    const glass = this.picture();
    const pixels = new Uint16Array(PIXELS);
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const place = this.inLandscape(x, y);
        pixels[at] = glass[place.y * PAGES + place.x];
      }
    }
    return { width, height, pixels };
  }

  /** What is on the glass in landscape, 320x240 RGB565: it is mounted so that MADCTL 0x70 is upright. */
  picture() {
    const width = PAGES;
    const seen = new Uint16Array(PIXELS);
    if (!this.visible) return seen;
    const flip = this.inverted ? 0xffff : 0;
    const swapColours = (this.madctl & MADCTL_BGR) !== 0;
    for (let y = 0; y < COLUMNS; y++) {
      for (let x = 0; x < width; x++) {
        let colour = this.gram[x * COLUMNS + (COLUMNS - 1 - y)] ^ flip;
        if (swapColours) colour = ((colour & 31) << 11) | (colour & 0x7e0) | (colour >> 11);
        seen[y * width + x] = colour;
      }
    }
    return seen;
  }
}
