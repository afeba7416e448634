import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Pair } from './pair.mjs';
import { recordMeasures } from './places.mjs';

let pair;
before(async () => {
  pair = await Pair.start('screens');
});
after(() => pair.stop());

// The tests go on where the one before left the device.
const step = (name, body) => test(name, () => pair.watch(name, async () => body()));

step('home should look the same on the device and without a display', async () => {
  await pair.assertSamePicture('home');
});

step('settings should look the same in every theme and for both hands', async () => {
  await pair.tap('button Settings');
  await pair.assertSamePicture('settings');
  assert.deepEqual(pair.device.targets(), await pair.headless.targets(), 'all of them are told, also behind tab Look');
  for (const name of ['segment Blueprint', 'segment Grey', 'segment Light 2', 'segment Calm', 'tab Feel', 'segment Left', 'segment Loud', 'segment Off']) {
    await pair.tap(name);
    await pair.assertSamePicture(`settings after ${name}`);
  }
});

step('settings should look the same however the device is held', async () => {
  for (const name of ['Portrait', 'Landscape turned', 'Portrait turned', 'Landscape']) {
    await pair.tap(`segment ${name}`);
    await pair.assertSamePicture(`settings in ${name}`);
    await pair.tap('tab Look');
    await pair.assertSamePicture(`the look in ${name}`);
    await pair.tap('tab Feel');
  }
  await pair.tap('segment Portrait turned');
});

step('the way back should lead home', async () => {
  await pair.tap('back');
  await pair.assertSamePicture('home again');
  const names = (await pair.headless.targets()).map((target) => target.name);
  assert.ok(names.includes('button Settings'), `home shows ${names}`);
});

step('settings should last when the power is cut', async () => {
  await pair.cutPower();
  await pair.assertSamePicture('home after the power was cut');
  await pair.tap('button Settings');
  await pair.assertSamePicture('settings after the power was cut');
  await pair.tap('segment Paper');
  await pair.tap('tab Feel');
  await pair.tap('segment Right');
  await pair.tap('segment Landscape');
  await pair.assertSamePicture('settings set back');
  await pair.tap('back');
});

step('about should tell what the device says over the cable', async () => {
  await pair.headless.stop();
  await pair.startHeadless();
  for (const name of ['button Settings', 'tab More', 'button About']) await pair.tap(name);
  await pair.assertSamePicture('about');
  for (const text of ['CrowPanel Pico 2.8', 'LVGL 9.5.0, SDK 2.3.0']) await pair.headless.ask(`expect ${text}`);
  for (let back = 0; back < 2; back++) await pair.tap('back');
});

step('the screens should stay within their share of memory', () => {
  const sizes = pair.device.sizes();
  recordMeasures('screens', { 'crowpanel-pico-28.pool_peak': sizes.peak, 'crowpanel-pico-28.stack': sizes.stack });
  assert.ok(sizes.peak < 12 * 1024, `LVGL's pool took ${sizes.peak} bytes`);
  assert.ok(sizes.stack < 8 * 1024 - 512, `the stack took ${sizes.stack} bytes`);
});

step('the panel, the touch controller and their bus should have nothing to complain of', () => {
  pair.assertNoViolations();
});
