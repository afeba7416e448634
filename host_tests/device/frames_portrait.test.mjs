import { test } from 'node:test';
import { playScripts } from './frames.mjs';

test('every screen should be drawn and answer in time in portrait, as without a display', () => playScripts('Portrait'));
