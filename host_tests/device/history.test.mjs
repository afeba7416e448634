// What was played, on the shipped image: two games at once, a cut of the power, the history of a finished one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plat } from '../core/plat.mjs';
import { withPair } from './pair.mjs';
import { Walk } from './walk.mjs';

const numberOf = (line) => Number(/\d+/.exec(line)[0]);

async function leave(walk) {
  for (const name of ['menu', 'button Leave']) await walk.touch(name);
}

test('two games should wait side by side over a cut of the power, and a finished one be found, replayed and exported', () =>
  withPair('history', async (pair) => {
    const { headless, device } = pair;
    const walk = new Walk(pair);
    await walk.follow('cities-alone', 'tourist 1 p1');
    await leave(walk);
    await walk.follow('city-planner', 'turn 3');
    await leave(walk);
    await pair.assertSamePicture('home with two games');
    const homeBefore = await headless.ask('texts');
    assert.ok(homeBefore.includes('3 of 8') && homeBefore.includes('1 of 13'), homeBefore.join(' | '));

    await pair.cutPower();
    await pair.assertSamePicture('home after the cut');
    const texts = await pair.headless.ask('texts');
    assert.ok(texts.includes('3 of 8') && texts.includes('1 of 13'), texts.join(' | '));

    await walk.touch('button Resume');
    await walk.follow('city-planner', 'end');
    const record = device.ask('record').slice(0, -1);
    for (const name of ['button Home', 'button Cities', 'button Resume']) await walk.touch(name);
    await pair.assertSamePicture('the other game goes on');
    assert.ok(device.ask('record').includes('game cities'));
    await leave(walk);

    for (const name of ['button City Planner', 'button Scores', 'list', 'row 1']) await walk.touch(name);
    await pair.assertSamePicture('its result');
    await walk.touch('button Replay');
    await walk.touch('button Next turn');
    await pair.assertSamePicture('its replay');
    for (let back = 0; back < 5; back++) await walk.touch('back');
    await pair.assertSamePicture('home again');
    assert.ok((await pair.headless.ask('texts')).includes('1 of 13'), 'every way back led to home, and Cities waits');
    assert.ok(device.targets().some(({ name }) => name === 'button Result'), 'something happened last in the one that is over');

    const finished = device.ask('saves list').find((line) => /city-planner/.test(line) && /over|finished/.test(line));
    const exported = device.ask(`saves export ${numberOf(finished)}`).slice(0, -1);
    const lines = exported.filter((line) => !line.startsWith('# '));
    assert.deepEqual(lines, record, 'the record is what was played');
    const { status, stdout } = plat(['replay', '-'], `${exported.join('\n')}\n`);
    assert.equal(status, 0, stdout);
    assert.equal(JSON.parse(stdout).status, 'over');
    pair.assertNoViolations();
  }));
