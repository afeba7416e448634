// The XPT2046 resistive touch controller with its sheet.
//
// Calibration of this sheet (from the board's data): pixel 0 across gives raw Y 254, pixel 319 gives 3707;
// pixel 0 down gives raw X 278, pixel 239 gives 3769, straight lines between. Raw Y is command 0x90, raw X
// is 0xD0. Every sample has noise of at most 8 counts; the first sample of each axis after touch-down is bad;
// while the finger lifts, pressure falls and the point drifts away for a few milliseconds.
import { Violations } from './violations.mjs';
import { randomBits } from './stubs.mjs';

const CHANNEL_Y = 1;
const CHANNEL_Z1 = 3;
const CHANNEL_Z2 = 4;
const CHANNEL_X = 5;
const START_BIT = 0x80;
const EIGHT_BIT_MODE = 0x08;
const NOISE = 8;
const FULL_SCALE = 4095;
const PLATE_OHMS = 400;
const FIRM_OHMS = 300;
const LIFTED_OHMS = 5000;
const LIFT_NANOS = 3e6;
const LIFT_DRIFT = 250;
const FIRST_SAMPLE_ERROR = 600;

const clamp = (value) => Math.max(0, Math.min(FULL_SCALE, Math.round(value)));

export class Xpt2046 {
  constructor({ across, down, seed = 0x2046 }) {
    this.axes = { across, down };
    this.violationList = new Violations();
    this.random = randomBits(seed);
    this.touched = false;
    this.liftStart = -LIFT_NANOS;
    this.position = { x: 0, y: 0 };
    this.ohms = FIRM_OHMS;
    this.firstSample = { x: false, y: false };
    this.powerDown = 0;
    this.answer = 0;
    this.phase = 0;
    this.conversions = 0;
    this.onPen = () => {};
  }

  get violations() { return this.violationList.list; }

  press(x, y, ohms = FIRM_OHMS) {
    if (!this.touched) this.firstSample = { x: true, y: true };
    this.touched = true;
    this.position = { x, y };
    this.ohms = ohms;
    this.updatePen();
  }

  /** Lets go; the contact is lost only at the end of the lift. Gives its nanoseconds. */
  release(moment, clean = false) {
    if (!this.touched) return 0;
    this.touched = false;
    this.liftStart = clean ? moment - LIFT_NANOS : moment;
    this.updatePen(moment);
    return clean ? 0 : LIFT_NANOS;
  }

  lifting(moment) {
    return !this.touched && moment - this.liftStart < LIFT_NANOS;
  }

  contact(moment) {
    return this.touched || this.lifting(moment);
  }

  /** PENIRQ is low when touched, as long as the last command left it enabled (PD0 = 0). */
  updatePen(moment = 0) {
    this.onPen(!(this.contact(moment) && !(this.powerDown & 1)));
  }

  noise() {
    return (this.random() % (2 * NOISE + 1)) - NOISE;
  }

  /** Raw positions of both axes without noise, 0..4095. */
  rawPosition(moment) {
    const along = ({ pixels, first, last }, pixel) => first + ((last - first) * pixel) / (pixels - 1);
    const drift = this.lifting(moment) ? (LIFT_DRIFT * (moment - this.liftStart)) / LIFT_NANOS : 0;
    return { y: along(this.axes.across, this.position.x) + drift, x: along(this.axes.down, this.position.y) - drift };
  }

  contactOhms(moment) {
    if (!this.lifting(moment)) return this.ohms;
    return this.ohms + ((LIFTED_OHMS - this.ohms) * (moment - this.liftStart)) / LIFT_NANOS;
  }

  axisSample(axis, moment) {
    if (!this.contact(moment)) return axis === 'x' ? FULL_SCALE : 0;
    let raw = this.rawPosition(moment)[axis];
    if (this.firstSample[axis]) {
      this.firstSample[axis] = false;
      raw += raw > FULL_SCALE / 2 ? -FIRST_SAMPLE_ERROR : FIRST_SAMPLE_ERROR;
    }
    return clamp(raw + this.noise());
  }

  /** The current runs through the Y sheet, the contact and the X sheet; Z1 and Z2 are the contact's two ends. */
  pressureSample(channel, moment) {
    if (!this.contact(moment)) return channel === CHANNEL_Z1 ? 0 : FULL_SCALE;
    const raw = this.rawPosition(moment);
    const ohmsX = (PLATE_OHMS * raw.x) / (FULL_SCALE + 1);
    const ohmsY = PLATE_OHMS * (1 - raw.y / (FULL_SCALE + 1));
    const contact = this.contactOhms(moment);
    const below = channel === CHANNEL_Z1 ? ohmsX : ohmsX + contact;
    return clamp((FULL_SCALE * below) / (ohmsX + contact + ohmsY) + this.noise());
  }

  convert(control, moment) {
    this.conversions++;
    const channel = (control >> 4) & 7;
    let value = 0;
    if (channel === CHANNEL_X) value = this.axisSample('x', moment);
    else if (channel === CHANNEL_Y) value = this.axisSample('y', moment);
    else if (channel === CHANNEL_Z1 || channel === CHANNEL_Z2) value = this.pressureSample(channel, moment);
    return control & EIGHT_BIT_MODE ? (value >> 4) << 4 : value;
  }

  select() {
    this.phase = 0;
    this.answer = 0;
  }

  deselect() {
    this.phase = 0;
  }

  frame(value, bits, _dataMode, moment) {
    if (bits === 16) {
      const high = this.byte(value >> 8, moment);
      return (high << 8) | this.byte(value & 0xff, moment);
    }
    return this.byte(value & 0xff, moment);
  }

  /** After a control byte come one busy clock, twelve bits, three zeros; a new control byte may overlap the end. */
  byte(value, moment) {
    const out = this.phase === 1 ? (this.answer >> 5) & 0x7f : this.phase === 2 ? (this.answer << 3) & 0xff : 0;
    const control = (value & START_BIT) !== 0;
    if (control && this.phase === 1) this.violationList.add('touch control byte inside a conversion', moment);
    if (control && this.phase !== 1) {
      this.answer = this.convert(value, moment);
      this.powerDown = value & 3;
      this.phase = 1;
    } else this.phase = this.phase === 1 ? 2 : 0;
    this.updatePen(moment);
    return out;
  }
}
