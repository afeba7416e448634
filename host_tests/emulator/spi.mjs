// PL022 SPI master with real time: a frame takes its clocks, the FIFOs fill and drain, BSY is true until the
// last bit is out. DMA into the transmit FIFO is taken along in bursts, each frame with its own exact moment.
import { BasePeripheral } from './rp2040js.mjs';

const CR0 = 0x00;
const CR1 = 0x04;
const DR = 0x08;
const SR = 0x0c;
const CPSR = 0x10;
const IMSC = 0x14;
const RIS = 0x18;
const MIS = 0x1c;
const ICR = 0x20;
const DMACR = 0x24;
const IDENTITY = { 4064: 0x22, 4068: 0x10, 4072: 0x34, 4076: 0x00, 4080: 0x0d, 4084: 0xf0, 4088: 0x05, 4092: 0xb1 };
const ENABLED = 1 << 1;
const DMA_RECEIVE = 1;
const DMA_TRANSMIT = 2;
const INT_OVERRUN = 1;
const INT_RECEIVE = 4;
const INT_TRANSMIT = 8;
const FIFO_DEPTH = 8;
const LONGEST_BURST = 16;

class Fifo {
  constructor() {
    this.words = new Uint16Array(FIFO_DEPTH);
    this.clear();
  }
  clear() {
    this.first = 0;
    this.count = 0;
  }
  push(word) {
    this.words[(this.first + this.count++) & (FIFO_DEPTH - 1)] = word;
  }
  pull() {
    const word = this.words[this.first];
    this.first = (this.first + 1) & (FIFO_DEPTH - 1);
    this.count--;
    return word;
  }
}

export class TimedSpi extends BasePeripheral {
  constructor(mcu, name, irq, dreq) {
    super(mcu, name);
    this.irq = irq;
    this.dreq = dreq;
    this.clock = mcu.clock;
    this.alarm = mcu.clock.createAlarm(() => this.sync());
    this.transmit = new Fifo();
    this.receive = new Fifo();
    /** Called for every frame when its last bit is out: (value, bits, nanoseconds) gives the received frame. */
    this.onFrame = () => 0;
    /** Called when clock, mode or frame length are written while a frame is on the wire. */
    this.onChangeWhileBusy = () => {};
    this.reset();
  }

  reset() {
    this.cr0 = 0;
    this.cr1 = 0;
    this.prescaler = 0;
    this.interruptMask = 0;
    this.overrun = false;
    this.dmaControl = 0;
    this.transmit.clear();
    this.receive.clear();
    this.shifting = false;
    this.value = 0;
    this.frameEnd = 0;
    this.channel = null;
    this.settings = 0;
    this.alarm.cancel();
    this.configured();
  }

  get bits() { return (this.cr0 & 15) + 1; }
  get mode() { return ((this.cr0 >> 6) & 1) * 2 + ((this.cr0 >> 7) & 1); }
  get frameFormat() { return (this.cr0 >> 4) & 3; }
  get busy() { return this.shifting || this.transmit.count > 0; }
  get hertz() { return this.prescaler ? this.rp2040.clkPeri / (this.prescaler * (1 + ((this.cr0 >> 8) & 255))) : 0; }

  configured() {
    this.settings++;
    this.frameClocks = this.bits * this.prescaler * (1 + ((this.cr0 >> 8) & 255));
  }

  /** Brings the wire up to this moment. */
  sync() {
    if (!this.shifting) return;
    const now = this.clock.nanos;
    while (this.shifting && this.frameEnd <= now) this.finishFrame();
    this.updateFlags();
    this.arm();
  }

  finishFrame() {
    const moment = this.frameEnd;
    this.shifting = false;
    const received = this.onFrame(this.value, this.bits, moment);
    if (this.receive.count < FIFO_DEPTH) this.receive.push(received);
    else this.overrun = true;
    this.startFrame(moment);
  }

  startFrame(moment) {
    if (this.channel) this.refill();
    if (!this.transmit.count || !(this.cr1 & ENABLED) || !this.frameClocks) return;
    this.value = this.transmit.pull();
    this.shifting = true;
    this.frameEnd = moment + (this.frameClocks * 1e9) / this.rp2040.clkPeri;
    if (this.channel) this.refill();
  }

  /** Moves words from the DMA channel while the FIFO has room. */
  refill() {
    while (this.channel && this.transmit.count < FIFO_DEPTH && this.dmaControl & DMA_TRANSMIT) {
      const { channel } = this;
      this.channel = null;
      if (!channel.active) return;
      this.refilling = true;
      channel.transfer();
      this.refilling = false;
    }
  }

  attachDma(channel) {
    this.channel = channel;
    if (!this.refilling) this.pump();
  }

  detachDma(channel) {
    this.sync();
    if (this.channel === channel) this.channel = null;
  }

  pump() {
    if (!this.shifting) this.startFrame(this.clock.nanos);
    else if (this.channel) this.refill();
    this.updateFlags();
    this.arm();
  }

  arm() {
    if (!this.shifting) return;
    let frames = 0;
    const receiveByDma = this.dmaControl & DMA_RECEIVE && this.receiveChannelActive();
    // The channel's last word leaves memory when its slot gets free: not later than that, for its interrupt.
    if (this.channel && !receiveByDma && !this.interruptMask) frames = Math.min(LONGEST_BURST, this.channel.transCount) - 1;
    const moment = this.frameEnd + (frames * this.frameClocks * 1e9) / this.rp2040.clkPeri;
    this.alarm.schedule(Math.max(0, moment - this.clock.nanos));
  }

  receiveChannelActive() {
    return this.rp2040.dma.channels.some((channel) => channel.treq === this.dreq.rx && channel.active);
  }

  get rawInterrupts() {
    return (this.transmit.count <= FIFO_DEPTH / 2 ? INT_TRANSMIT : 0) | (this.receive.count >= FIFO_DEPTH / 2 ? INT_RECEIVE : 0) | (this.overrun ? INT_OVERRUN : 0);
  }

  updateFlags() {
    if (this.interruptMask || this.interruptOn) {
      this.interruptOn = (this.rawInterrupts & this.interruptMask) !== 0;
      this.rp2040.setInterrupt(this.irq, this.interruptOn);
    }
    const { dma } = this.rp2040;
    if (!dma) return;
    if (this.receive.count && this.dmaControl & DMA_RECEIVE) dma.setDREQ(this.dreq.rx);
    else dma.clearDREQ(this.dreq.rx);
  }

  readUint32(offset) {
    this.sync();
    switch (offset) {
      case CR0: return this.cr0;
      case CR1: return this.cr1;
      case DR: return this.readData();
      case SR: return this.status();
      case CPSR: return this.prescaler;
      case IMSC: return this.interruptMask;
      case RIS: return this.rawInterrupts;
      case MIS: return this.rawInterrupts & this.interruptMask;
      case DMACR: return this.dmaControl;
    }
    return IDENTITY[offset] ?? 0;
  }

  status() {
    const { transmit, receive } = this;
    return (
      (transmit.count === 0 ? 1 : 0) |
      (transmit.count < FIFO_DEPTH ? 2 : 0) |
      (receive.count ? 4 : 0) |
      (receive.count === FIFO_DEPTH ? 8 : 0) |
      (this.busy ? 16 : 0)
    );
  }

  readData() {
    if (!this.receive.count) return 0;
    const value = this.receive.pull();
    this.updateFlags();
    return value;
  }

  writeUint32(offset, value) {
    if (offset === DR) {
      this.writeData(value);
      return;
    }
    this.sync();
    switch (offset) {
      case CR0:
        if (this.busy && (value & 0xffff) !== this.cr0) this.onChangeWhileBusy();
        this.cr0 = value & 0xffff;
        this.configured();
        return;
      case CR1:
        this.cr1 = value & 15;
        this.pump();
        return;
      case CPSR:
        if (this.busy && (value & 0xfe) !== this.prescaler) this.onChangeWhileBusy();
        this.prescaler = value & 0xfe;
        this.configured();
        return;
      case IMSC: this.interruptMask = value & 15; this.updateFlags(); return;
      case ICR:
        if (value & INT_OVERRUN) this.overrun = false;
        this.updateFlags();
        return;
      case DMACR:
        this.dmaControl = value & 3;
        this.pump();
    }
  }

  writeData(value) {
    if (!this.refilling) this.sync();
    if (this.transmit.count < FIFO_DEPTH) this.transmit.push(value & ((1 << this.bits) - 1));
    if (!this.refilling) this.pump();
  }
}

/** Routes the DMA channels paced by an SPI transmit request to that SPI; the others stay as they are. */
export function connectDma(dma, spis) {
  for (const channel of dma.channels) {
    const schedule = channel.scheduleTransfer.bind(channel);
    const abort = channel.abort.bind(channel);
    const target = () => spis.find((spi) => spi.dreq.tx === channel.treqValue);
    channel.scheduleTransfer = () => {
      const spi = target();
      if (spi) spi.attachDma(channel);
      else schedule();
    };
    channel.abort = () => {
      target()?.detachDma(channel);
      abort();
    };
  }
  const read = dma.readUint32.bind(dma);
  dma.readUint32 = (offset) => {
    for (const spi of spis) spi.sync();
    return read(offset);
  };
}
