// The SPI bus on the board: who is selected, who hears a frame, and whether the bus is used decently.
const SPI_FUNCTION = 1;
const MOTOROLA_FORMAT = 0;

export class SpiBus {
  /** devices: [{name, selectPin, part, highestHertz, dataCommandPin?}]; a device without part only must not be disturbed. */
  constructor(board, devices, violations) {
    this.board = board;
    this.devices = devices;
    this.violations = violations;
    this.levels = 0xffffffff;
    this.selected = [];
    this.spi = null;
    this.checkedSettings = -1;
    this.framesToNobody = 0;
  }

  /** Connects the bus to a (new) chip; after a reset all its pins float and the pull-ups hold the lines. */
  attach(mcu, toMoment) {
    this.mcu = mcu;
    this.toMoment = toMoment;
    this.spi = mcu.spi[this.board.spi.index];
    this.spi.onFrame = (value, bits, nanos) => this.frame(value, bits, toMoment(nanos));
    this.spi.onChangeWhileBusy = () => this.violate('SPI settings changed while a frame is on the wire');
    this.checkedSettings = -1;
    this.pinsChanged();
  }

  violate(text) {
    this.violations.add(text, this.toMoment(this.mcu.clock.nanos));
  }

  /** The level of every line: what the chip drives, otherwise the pull-ups. */
  lineLevels() {
    const { gpio } = this.mcu;
    let levels = 0xffffffff;
    for (const pin of this.watchedPins()) {
      if (gpio[pin].outputEnable && !gpio[pin].outputValue) levels &= ~(1 << pin);
    }
    return levels;
  }

  watchedPins() {
    const { panel } = this.board;
    this.pins ??= [...this.devices.map((device) => device.selectPin), panel.dataCommandPin, panel.resetPin];
    return this.pins;
  }

  pinsChanged() {
    const levels = this.lineLevels();
    const changed = levels ^ this.levels;
    if (!changed) return;
    const moment = this.toMoment(this.mcu.clock.nanos);
    this.levels = levels;
    for (const device of this.devices) if (changed & (1 << device.selectPin)) this.selectChanged(device, levels, moment);
    const { dataCommandPin, resetPin } = this.board.panel;
    if (changed & (1 << dataCommandPin) && this.spi.busy && this.selected.some((device) => device.dataCommandPin === dataCommandPin)) {
      this.violate('D/C changed while a frame is on the wire');
    }
    if (changed & (1 << resetPin)) this.devices.find((device) => device.resetPin === resetPin)?.part.setReset((levels & (1 << resetPin)) !== 0, moment);
  }

  selectChanged(device, levels, moment) {
    if (this.spi.busy) this.violate(`CS of the ${device.name} changed while the SPI is busy`);
    if (levels & (1 << device.selectPin)) {
      this.selected = this.selected.filter((other) => other !== device);
      device.part?.deselect(moment);
      return;
    }
    this.selected = [...this.selected, device];
    if (this.selected.length > 1) this.violate(`CS low at once: ${this.selected.map((other) => other.name).join(', ')}`);
    this.checkedSettings = -1;
    device.part?.select(moment);
  }

  checkSettings(device, bits) {
    const { spi } = this;
    this.checkedSettings = spi.settings;
    const { gpio } = this.mcu;
    const { clockPin, dataOutPin } = this.board.spi;
    if (gpio[clockPin].functionSelect !== SPI_FUNCTION || gpio[dataOutPin].functionSelect !== SPI_FUNCTION) {
      this.violate(`frame for the ${device.name} but the SPI pins are not given to the SPI`);
    }
    if (spi.hertz > device.highestHertz * 1.0001) this.violate(`SPI clock ${(spi.hertz / 1e6).toFixed(2)} MHz too fast for the ${device.name}`);
    if (spi.mode !== 0 && spi.mode !== 3) this.violate(`SPI mode ${spi.mode} wrong for the ${device.name}`);
    if (spi.frameFormat !== MOTOROLA_FORMAT) this.violate(`SPI frame format ${spi.frameFormat} wrong for the ${device.name}`);
    if (bits !== 8 && bits !== 16) this.violate(`SPI frame of ${bits} bits for the ${device.name}`);
  }

  frame(value, bits, moment) {
    const { selected } = this;
    if (!selected.length) {
      this.framesToNobody++;
      return 0;
    }
    const device = selected[0];
    if (this.checkedSettings !== this.spi.settings) for (const other of selected) this.checkSettings(other, bits);
    const dataMode = (this.levels & (1 << this.board.panel.dataCommandPin)) !== 0;
    let received = 0;
    if (selected.length === 1) return device.part ? device.part.frame(value, bits, dataMode, moment) : 0;
    for (const other of selected) received |= other.part ? other.part.frame(value, bits, dataMode, moment) : 0;
    return received;
  }
}
