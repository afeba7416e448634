import { test } from 'node:test';
import { screenGames } from '../games.mjs';
import { touchAtRandom } from './monkey.mjs';
import { BOARD, recordMeasures } from './places.mjs';

const TOUCHES = 500; // `tools/soak monkey-image` goes on
const SEED = 20261;

for (const [index, { id, target }] of screenGames().entries()) {
  test(`${TOUCHES} touches at random should leave ${id} whole and home as it was`, () => {
    const { peak, stack } = touchAtRandom(target, TOUCHES, SEED + index).sizes();
    recordMeasures(`monkey_${id}`, { [`${BOARD}.pool_peak`]: peak, [`${BOARD}.stack`]: stack });
  });
}
