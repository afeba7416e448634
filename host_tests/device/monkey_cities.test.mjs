import { test } from 'node:test';
import { touchAtRandom } from './monkey.mjs';
import { BOARD, recordMeasures } from './places.mjs';

test('2,000 touches at random should leave Cities whole and home as it was', () => {
  const { peak, stack } = touchAtRandom('button Cities', 20261).sizes();
  recordMeasures('monkey_cities', { [`${BOARD}.pool_peak`]: peak, [`${BOARD}.stack`]: stack });
});
