#!/usr/bin/env node
// Cuts of the power on the shipped image, in each game that has screens: node cut_games.mjs CUTS SEED
import { cutGames } from './cuts.mjs';

const [count, seed] = process.argv.slice(2).map(Number);
console.log(`cuts ${await cutGames(count, seed)}`);
