// Where the processor's state is in its one integer array; 0..15 are the registers r0..pc.
export const SP = 13;
export const LR = 14;
export const PC = 15;
/** Cycles left in this slice. */
export const LEFT = 16;
/** The last result: below zero is flag N, zero is flag Z. */
export const NZ = 17;
export const C = 18;
export const V = 19;
/** The deepest main stack pointer seen. */
export const LOWEST_SP = 20;
export const STATE_WORDS = 24;

export const AWAKE = 0;
export const WAIT_EVENT = 1;
export const WAIT_INTERRUPT = 2;

export const NMI = 2;
export const HARDFAULT = 3;
export const SVCALL = 11;
export const PENDSV = 14;
export const SYSTICK = 15;
export const FIRST_IRQ = 16;
