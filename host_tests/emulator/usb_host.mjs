// A USB host on the far end of the cable: control transfers one after the other, bulk packets both ways.
// A packet for the device waits until the device has a buffer for it, as it would be refused on the wire.
const BETWEEN_CONTROLS_NANOS = 100e3;
const CONTROL_TIMEOUT_NANOS = 5e9;
const ENDPOINTS = 16;
const EP0_PACKET = 64;
const BUFFER_AVAILABLE = 1 << 10;
const FIRST_BULK_BUFFER_CONTROL = 0x88;
const LAST_BUFFER_CONTROL = 0xfc;

export class UsbHost {
  constructor() {
    this.plugged = true;
    this.onReset = () => {};
    this.onBulkIn = () => {};
    this.forgetDevice();
  }

  forgetDevice() {
    this.queue = [];
    this.current = null;
    this.armed = new Array(ENDPOINTS).fill(null);
    this.outgoing = Array.from({ length: ENDPOINTS }, () => []);
    this.paused = false;
    this.heldBack = [];
  }

  /** Connects the cable to a (new) chip. */
  attach(mcu) {
    this.forgetDevice();
    const usb = mcu.usbCtrl;
    this.usb = usb;
    this.timeout = mcu.clock.createAlarm(() => this.finish(null));
    this.pause = mcu.clock.createAlarm(() => this.startNext());
    this.enabled = false;
    usb.onUSBEnabled = () => {
      if (this.enabled) return;
      this.enabled = true;
      if (this.plugged) usb.resetDevice();
    };
    usb.onResetReceived = () => {
      this.forgetDevice();
      this.onReset();
    };
    usb.onEndpointWrite = (endpoint, bytes) => this.received(endpoint, bytes);
    usb.onEndpointRead = (endpoint, size) => {
      this.armed[endpoint] = size;
      if (endpoint) this.feed(endpoint);
      else this.controlOut();
    };
    const update = usb.DPRAMUpdated.bind(usb);
    usb.DPRAMUpdated = (offset, value) => {
      const isIn = offset >= FIRST_BULK_BUFFER_CONTROL && offset <= LAST_BUFFER_CONTROL && !(offset & 4);
      if (this.paused && isIn && value & BUFFER_AVAILABLE) this.heldBack.push(() => update(offset, value));
      else update(offset, value);
    };
  }

  /** While the host does not poll, the device keeps its packets. */
  setPolling(on) {
    this.paused = !on;
    if (!on) return;
    const waiting = this.heldBack;
    this.heldBack = [];
    for (const go of waiting) go();
  }

  unplug() {
    this.plugged = false;
    this.forgetDevice();
  }

  plug() {
    this.plugged = true;
    if (this.enabled) this.usb.resetDevice();
  }

  /** setup: [type, request, value, index, length]; done(bytes or null) is called when it is over. */
  control(setup, data = null, done = () => {}) {
    this.queue.push({ setup, data, done, bytes: [], status: false });
    this.continueSoon();
  }

  startNext() {
    if (this.current || !this.queue.length || !this.plugged) return;
    this.current = this.queue.shift();
    const [type, request, value, index, length] = this.current.setup;
    this.armed[0] = null;
    this.timeout.schedule(CONTROL_TIMEOUT_NANOS);
    this.usb.sendSetupPacket(new Uint8Array([type, request, value & 255, value >> 8, index & 255, index >> 8, length & 255, length >> 8]));
  }

  finish(result) {
    const { current } = this;
    if (!current) return;
    this.current = null;
    this.timeout.cancel();
    current.done(result);
    this.continueSoon();
  }

  continueSoon() {
    if (this.queue.length && !this.current && !this.pause.scheduled) this.pause.schedule(BETWEEN_CONTROLS_NANOS);
  }

  controlOut() {
    const { current } = this;
    if (!current || this.armed[0] === null) return;
    if (current.status) {
      this.armed[0] = null;
      this.usb.endpointReadDone(0, new Uint8Array(0));
      this.finish(Uint8Array.from(current.bytes));
    } else if (current.data) {
      this.armed[0] = null;
      this.usb.endpointReadDone(0, current.data);
      current.data = null;
    }
  }

  received(endpoint, bytes) {
    if (!this.plugged) return;
    if (endpoint) {
      this.onBulkIn(endpoint, bytes);
      return;
    }
    const { current } = this;
    if (!current) return;
    const [type, , , , length] = current.setup;
    if (!(type & 0x80)) {
      this.finish(new Uint8Array(0));
      return;
    }
    current.bytes.push(...bytes);
    if (bytes.length < EP0_PACKET || current.bytes.length >= length) {
      current.status = true;
      this.controlOut();
    }
  }

  /** Bulk data to the device, cut into packets. */
  send(endpoint, bytes, packet = 64) {
    if (!this.plugged || endpoint < 0) return;
    for (let at = 0; at < bytes.length; at += packet) this.outgoing[endpoint].push(bytes.subarray(at, at + packet));
    this.feed(endpoint);
  }

  feed(endpoint) {
    if (this.armed[endpoint] === null || !this.outgoing[endpoint].length || !this.plugged) return;
    this.armed[endpoint] = null;
    this.usb.endpointReadDone(endpoint, this.outgoing[endpoint].shift());
  }
}
