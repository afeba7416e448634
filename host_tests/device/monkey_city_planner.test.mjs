import { test } from 'node:test';
import { touchAtRandom } from './monkey.mjs';
import { BOARD, recordMeasures } from './places.mjs';

test('2,000 touches at random should leave City Planner whole and home as it was', () => {
  const { peak, stack } = touchAtRandom('button City Planner', 20262).sizes();
  recordMeasures('monkey_city_planner', { [`${BOARD}.pool_peak`]: peak, [`${BOARD}.stack`]: stack });
});
