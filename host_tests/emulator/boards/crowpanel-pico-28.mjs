// Elecrow CrowPanel Pico HMI 2.8": what is wired to which pin of the RP2040.
export const crowPanelPico28 = {
  name: 'crowpanel-pico-28',
  flashBytes: 2 * 1024 * 1024,
  spi: { index: 1, clockPin: 10, dataOutPin: 11, dataInPin: 12 },
  panel: { selectPin: 9, dataCommandPin: 8, resetPin: 15, highestHertz: 62.5e6 },
  touch: {
    selectPin: 16,
    penPin: 17,
    highestHertz: 2.5e6,
    // Screen across is measured by the controller's Y (command 0x90), screen down by its X (command 0xD0).
    across: { pixels: 320, first: 254, last: 3707 },
    down: { pixels: 240, first: 278, last: 3769 },
  },
  /** Other chip selects on the same bus; no card is inserted. */
  otherSelects: [{ name: 'SD card', pin: 22 }],
  backlightPin: 18,
  buzzerPin: 14,
  ledPin: 25,
  /** Battery through 100k:100k to ADC3. */
  battery: { adcChannel: 3, divider: 2, referenceVolts: 3.3, volts: 3.9 },
};
