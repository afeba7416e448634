// Loads the pinned emulator library; its internals are used, so only the pinned version is accepted.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';

const PINNED_VERSION = '1.4.1';
const fetchedCopy = fileURLToPath(new URL('../../.deps/rp2040js', import.meta.url));
const folder = process.env.RP2040JS_PATH || fetchedCopy;

function checkVersion() {
  const description = join(folder, 'package.json');
  if (!existsSync(description)) throw new Error(`rp2040js not found in ${folder}; set RP2040JS_PATH`);
  const { version } = JSON.parse(readFileSync(description, 'utf8'));
  if (version !== PINNED_VERSION) throw new Error(`rp2040js ${PINNED_VERSION} needed, found ${version}`);
}

const part = (name) => import(pathToFileURL(join(folder, 'dist/esm', name)).href);

checkVersion();
export const { RP2040 } = await part('index.js');
export const { RPSIO } = await part('sio.js');
export const { RPPPB } = await part('peripherals/ppb.js');
export const { RPTimer } = await part('peripherals/timer.js');
export const { RPIO } = await part('peripherals/io.js');
export const { RPReset } = await part('peripherals/reset.js');
export const { BasePeripheral } = await part('peripherals/peripheral.js');
export const { DREQChannel } = await part('peripherals/dma.js');
export const { IRQ } = await part('irq.js');
