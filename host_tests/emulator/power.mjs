// What RAM holds after the power came: noise, the same every time, different in every word.
export function powerUpPattern(wordIndex) {
  return (Math.imul(wordIndex + 1, 0x9e3779b1) ^ 0x5aa55aa5) | 0;
}

export function fillRamAtPowerUp(ram32) {
  for (let index = 0; index < ram32.length; index++) ram32[index] = powerUpPattern(index);
}
