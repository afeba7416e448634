import assert from 'node:assert/strict';
import test from 'node:test';
import { St7789 } from './st7789.mjs';
import { encodePng } from './png.mjs';

const MS = 1e6;
const W = 320;

/** A panel driven by hand: c(command, ...parameters) at the current time, which `wait` moves on. */
class Hand {
  constructor() {
    this.panel = new St7789();
    this.now = 0;
  }
  wait(ms) { this.now += ms * MS; return this; }
  reset(pulseMs = 1) {
    this.panel.setReset(false, this.now);
    this.wait(pulseMs);
    this.panel.setReset(true, this.now);
    return this;
  }
  c(command, ...parameters) {
    this.panel.frame(command, 8, false, this.now);
    for (const parameter of parameters) this.panel.frame(parameter, 8, true, this.now);
    return this;
  }
  window(x0, y0, x1, y1) {
    return this.c(0x2a, x0 >> 8, x0 & 255, x1 >> 8, x1 & 255).c(0x2b, y0 >> 8, y0 & 255, y1 >> 8, y1 & 255).c(0x2c);
  }
  pixel(colour) { this.panel.frame(colour, 16, true, this.now); return this; }
  fill(colour) {
    this.window(0, 0, 319, 239);
    for (let index = 0; index < 76800; index++) this.pixel(colour);
    return this;
  }
  awake(madctl = 0x70) {
    return this.reset().wait(121).c(0x11).wait(121).c(0x3a, 0x55).c(0x36, madctl).c(0x29);
  }
}

const lit = (hand) => { hand.panel.setLight(true, hand.now); return hand; };
const said = (hand, pattern) => hand.panel.violations.some((text) => pattern.test(text));

test('a patient start is accepted without a complaint', () => {
  const hand = lit(new Hand().awake());
  assert.deepEqual(hand.panel.violations, []);
  assert.equal(hand.panel.visible, true);
});

test('SLPOUT less than 120 ms after reset is recorded and not obeyed', () => {
  const hand = new Hand().reset().wait(100).c(0x11);
  assert.ok(said(hand, /SLPOUT too early after reset/));
  assert.equal(hand.panel.sleeping, true);
});

test('SLPOUT less than 120 ms after SWRESET is recorded and not obeyed', () => {
  const hand = new Hand().awake().wait(10).c(0x01).wait(50).c(0x11);
  assert.ok(said(hand, /SLPOUT too early after reset/));
  assert.equal(hand.panel.sleeping, true);
});

test('any command within 5 ms of a reset is lost', () => {
  const hand = new Hand().reset().wait(4).c(0x36, 0x70);
  assert.ok(said(hand, /MADCTL too early/));
  assert.equal(hand.panel.madctl, 0);
});

test('any command within 5 ms of SLPOUT is lost', () => {
  const hand = new Hand().reset().wait(121).c(0x11).wait(4).c(0x3a, 0x55);
  assert.ok(said(hand, /COLMOD too early after SLPOUT/));
});

test('DISPON and SLPIN need 120 ms after SLPOUT', () => {
  const hand = new Hand().reset().wait(121).c(0x11).wait(119).c(0x29).c(0x10);
  assert.ok(said(hand, /DISPON too early after SLPOUT/));
  assert.ok(said(hand, /SLPIN too early after SLPOUT/));
  assert.equal(hand.panel.displayOn, false);
  assert.equal(hand.panel.sleeping, false);
});

test('SLPOUT needs 120 ms after SLPIN', () => {
  const hand = new Hand().awake().wait(1).c(0x10).wait(100).c(0x11);
  assert.ok(said(hand, /SLPOUT too early after SLPIN/));
});

test('a panel that was never reset complains', () => {
  assert.ok(said(new Hand().c(0x11), /before any reset/));
});

test('a RESX pulse of 8 us is too short, a spike of 1 us is filtered out', () => {
  assert.ok(said(new Hand().reset(0.008), /shorter than 10 us/));
  const spike = new Hand().awake();
  spike.reset(0.001);
  assert.equal(spike.panel.displayOn, true);
});

test('a pixel written at (x, y) with MADCTL 0x70 is seen at (x, y)', () => {
  const hand = lit(new Hand().awake()).window(7, 5, 7, 5).pixel(0xf81f);
  assert.equal(hand.panel.picture()[5 * W + 7], 0xf81f);
});

test('MADCTL 0xA0 shows the same window turned by 180 degrees', () => {
  const hand = lit(new Hand().awake(0xa0)).window(7, 5, 7, 5).pixel(0xf81f);
  assert.equal(hand.panel.picture()[(239 - 5) * W + (319 - 7)], 0xf81f);
});

test('in portrait (MADCTL 0x00) across runs down the glass', () => {
  const hand = lit(new Hand().awake(0x00)).window(3, 10, 3, 10).pixel(0x1234);
  assert.equal(hand.panel.picture()[(239 - 3) * W + 10], 0x1234);
});

test('people who hold the panel as MADCTL asks see every pixel where it was written', () => {
  for (const [madctl, width, height] of [[0x70, 320, 240], [0x00, 240, 320], [0xa0, 320, 240], [0xc0, 240, 320]]) {
    const { panel } = lit(new Hand().awake(madctl)).window(7, 5, 7, 5).pixel(0xf81f);
    const seen = panel.seen();
    assert.deepEqual([seen.width, seen.height], [width, height]);
    assert.equal(seen.pixels[5 * width + 7], 0xf81f);
    const place = panel.inLandscape(7, 5);
    assert.equal(panel.picture()[place.y * W + place.x], 0xf81f);
  }
});

test('a MADCTL that mirrors is seen mirrored', () => {
  const { panel } = lit(new Hand().awake(0x20)).window(0, 0, 0, 0).pixel(0xf81f);
  assert.equal(panel.seen().pixels[239 * W], 0xf81f);
});

test('the BGR bit swaps red and blue, inversion turns all bits round', () => {
  const hand = lit(new Hand().awake(0x78)).window(0, 0, 0, 0).pixel(0xf800);
  assert.equal(hand.panel.picture()[0], 0x001f);
  hand.c(0x36, 0x70).c(0x21);
  assert.equal(hand.panel.picture()[0], 0x07ff);
});

test('pixels run along the window and go on with RAMWRC', () => {
  const hand = lit(new Hand().awake()).window(10, 20, 11, 21).pixel(1).pixel(2).pixel(3);
  hand.c(0x3c).pixel(4);
  const seen = hand.panel.picture();
  assert.deepEqual([seen[20 * W + 10], seen[20 * W + 11], seen[21 * W + 10], seen[21 * W + 11]], [1, 2, 3, 4]);
  assert.deepEqual(hand.panel.violations, []);
});

test('pixels may come as bytes; without COLMOD 0x55 they are of three bytes', () => {
  const hand = lit(new Hand().awake()).window(0, 0, 1, 0);
  for (const byte of [0x12, 0x34]) hand.panel.frame(byte, 8, true, hand.now);
  assert.equal(hand.panel.picture()[0], 0x1234);
  hand.c(0x3a, 0x66).c(0x2c);
  for (const byte of [0xf8, 0, 0]) hand.panel.frame(byte, 8, true, hand.now);
  assert.equal(hand.panel.picture()[0], 0xf800);
});

test('more pixels than the window holds, and windows outside the panel, are recorded', () => {
  const hand = new Hand().awake().window(0, 0, 1, 0).pixel(1).pixel(2).pixel(3);
  assert.ok(said(hand, /more pixels than the window holds/));
  hand.window(0, 0, 320, 0);
  assert.ok(said(hand, /outside the panel/));
});

test('CS raised in the middle of a pixel is recorded', () => {
  const hand = new Hand().awake().window(0, 0, 1, 0);
  hand.panel.frame(0x12, 8, true, hand.now);
  hand.panel.deselect(hand.now);
  assert.ok(said(hand, /middle of a pixel/));
});

test('the viewer sees black while display or light is off or the panel sleeps', () => {
  const hand = new Hand().awake().fill(0xffff);
  const black = (panel) => panel.picture().every((colour) => colour === 0);
  assert.ok(black(hand.panel));
  lit(hand);
  assert.ok(!black(hand.panel));
  hand.c(0x28);
  assert.ok(black(hand.panel));
  hand.c(0x29).wait(200).c(0x10);
  assert.ok(black(hand.panel));
});

test('the first picture is there when every pixel is written and the light is on, not before', () => {
  const hand = new Hand().awake().wait(30).fill(0x0000);
  assert.equal(hand.panel.firstPictureAt, null);
  lit(hand.wait(7));
  assert.equal(hand.panel.firstPictureAt, hand.now);
  const early = lit(new Hand().awake());
  early.window(0, 0, 319, 238);
  for (let index = 0; index < 320 * 239; index++) early.pixel(5);
  assert.equal(early.panel.firstPictureAt, null);
});

test('the moment of the last changed pixel stays when the same picture is sent again', () => {
  const hand = lit(new Hand().awake()).wait(1).fill(0x1111);
  const changed = hand.panel.lastChangeAt;
  hand.wait(5).fill(0x1111);
  assert.equal(hand.panel.lastChangeAt, changed);
  assert.equal(hand.panel.lastPixelAt, hand.now);
  assert.equal(hand.panel.pixelsWritten, 2 * 76800);
});

test('a PNG of a picture has its size in the header', () => {
  const png = encodePng(2, 1, Uint16Array.from([0xf800, 0x001f]));
  assert.equal(png.readUInt32BE(16), 2);
  assert.equal(png.readUInt32BE(20), 1);
});
