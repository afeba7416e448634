import assert from 'node:assert/strict';
import test from 'node:test';
import { UsbCdc, findSerialPort } from './usb_cdc.mjs';

const DEVICE = [18, 1, 0, 2, 0xef, 2, 1, 64, 0x8a, 0x2e, 0x0a, 0, 0, 1, 0, 2, 0, 1];
const CONFIGURATION = [
  9, 2, 67, 0, 2, 1, 0, 0x80, 50,
  9, 4, 0, 0, 1, 2, 2, 0, 0,
  5, 0x24, 0, 0x20, 1,
  4, 0x24, 2, 2,
  5, 0x24, 6, 0, 1,
  5, 0x24, 1, 0, 1,
  7, 5, 0x81, 3, 8, 0, 16,
  9, 4, 1, 0, 2, 10, 0, 0, 0,
  7, 5, 0x02, 2, 64, 0, 0,
  7, 5, 0x82, 2, 64, 0, 0,
];

/** A clock whose alarms run when asked, and a controller with a device that answers at once. */
class FakeDevice {
  constructor() {
    this.alarms = [];
    this.setups = [];
    this.taken = [];
    this.updates = [];
    this.clock = { createAlarm: (callback) => this.alarm(callback) };
    this.usbCtrl = {
      resetDevice: () => this.usbCtrl.onResetReceived(),
      sendSetupPacket: (packet) => this.setup(packet),
      endpointReadDone: (endpoint, bytes) => this.taken.push({ endpoint, text: Buffer.from(bytes).toString() }),
      DPRAMUpdated: (offset) => this.updates.push(offset),
    };
  }
  alarm(callback) {
    const alarm = { callback, scheduled: false, delay: 0, cancel() { this.scheduled = false; }, schedule(delay) { this.scheduled = true; this.delay = delay; } };
    this.alarms.push(alarm);
    return alarm;
  }
  /** Runs alarms until only long time-outs are left. */
  settle() {
    const next = () => this.alarms.find((one) => one.scheduled && one.delay < 1e9);
    for (let alarm = next(); alarm; alarm = next()) {
      alarm.scheduled = false;
      alarm.callback();
    }
  }
  setup(packet) {
    const [type, request, low, high] = packet;
    const length = packet[6] | (packet[7] << 8);
    this.setups.push({ type, request, value: low | (high << 8) });
    const { usbCtrl } = this;
    if (type & 0x80) {
      const descriptor = high === 1 ? DEVICE : high === 2 ? CONFIGURATION : [4, 3, 0x41, 0];
      usbCtrl.onEndpointWrite(0, Uint8Array.from(descriptor.slice(0, length)).subarray(0, 64));
      if (Math.min(length, descriptor.length) > 64) usbCtrl.onEndpointWrite(0, Uint8Array.from(descriptor.slice(64, length)));
      usbCtrl.onEndpointRead(0, 0);
    } else {
      if (length) usbCtrl.onEndpointRead(0, 64);
      usbCtrl.onEndpointWrite(0, new Uint8Array(0));
    }
  }
}

function connected() {
  const device = new FakeDevice();
  const terminal = new UsbCdc((_ms, predicate) => predicate());
  terminal.attach(device);
  device.usbCtrl.onUSBEnabled();
  device.settle();
  return { device, port: terminal };
}

test('the serial port is found in a configuration descriptor', () => {
  assert.deepEqual(findSerialPort(Uint8Array.from(CONFIGURATION)), { interface: 0, in: 2, out: 2 });
});

test('the host enumerates, configures and raises DTR', () => {
  const { device, port } = connected();
  assert.equal(port.ready, true);
  assert.equal(port.dtr, true);
  assert.deepEqual(port.failed, []);
  assert.equal(port.configurationDescriptor.length, CONFIGURATION.length);
  assert.ok(device.setups.some(({ type, request, value }) => type === 0 && request === 9 && value === 1));
  assert.deepEqual(device.setups.at(-1), { type: 0x21, request: 0x22, value: 3 });
});

test('a packet for the device waits until the device has a buffer, then one goes at a time', () => {
  const { device, port } = connected();
  const sent = () => device.taken.filter(({ endpoint }) => endpoint === 2).map(({ text }) => text.length);
  port.send('x'.repeat(100));
  assert.deepEqual(sent(), []);
  device.usbCtrl.onEndpointRead(2, 64);
  assert.deepEqual(sent(), [64]);
  device.usbCtrl.onEndpointRead(2, 64);
  assert.deepEqual(sent(), [64, 36]);
});

test('what the device sends arrives as text and lines', () => {
  const { device, port } = connected();
  for (const part of ['one\r\ntw', 'o\r\n']) device.usbCtrl.onEndpointWrite(2, Buffer.from(part));
  assert.equal(port.received, 'one\r\ntwo\r\n');
  assert.deepEqual(port.lines, ['one', 'two']);
});

test('a closed port lowers DTR and leaves packets in the device until it is opened again', () => {
  const { device, port } = connected();
  const bulkInControl = 0x80 + 2 * 8;
  port.close();
  device.settle();
  assert.equal(port.dtr, false);
  device.usbCtrl.DPRAMUpdated(bulkInControl, 1 << 10);
  assert.deepEqual(device.updates, []);
  port.open();
  device.settle();
  assert.deepEqual(device.updates, [bulkInControl]);
});

test('an unplugged device hears nothing and is enumerated anew when plugged in', () => {
  const { device, port } = connected();
  port.unplug();
  const before = device.setups.length;
  port.send('lost');
  device.settle();
  assert.equal(device.setups.length, before);
  port.plug();
  device.settle();
  assert.equal(port.ready, true);
});
