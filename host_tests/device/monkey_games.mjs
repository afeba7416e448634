#!/usr/bin/env node
// Touches at random on the shipped image, in each game that has screens: node monkey_games.mjs TOUCHES SEED
import { screenGames } from '../games.mjs';
import { touchAtRandom } from './monkey.mjs';

const [touches, seed] = process.argv.slice(2).map(Number);
for (const { id, target } of screenGames()) {
  const { peak, stack } = touchAtRandom(target, touches, seed).sizes();
  console.log(`${id}: ${touches} touches from seed ${seed}, pool peak ${peak}, stack ${stack}`);
}
