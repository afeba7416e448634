// MRS and MSR.
import { SP } from './state.mjs';

const XPSR_FAMILY = 7;
const IPSR = 5;
const MSP = 8;
const PSP = 9;
const PRIMASK = 16;
const CONTROL = 20;

const onProcessStack = (core) => core.useProcessStack && core.IPSR === 0;

export function readSpecial(core, number) {
  const current = core.state[SP];
  switch (number) {
    case IPSR: return core.IPSR;
    case MSP: return onProcessStack(core) ? core.otherSP : current;
    case PSP: return onProcessStack(core) ? current : core.otherSP;
    case PRIMASK: return core.PM ? 1 : 0;
    case CONTROL: return (core.useProcessStack ? 2 : 0) | (core.unprivileged ? 1 : 0);
  }
  if (number <= XPSR_FAMILY) return (number & 4 ? 0 : core.APSR) | (number & 1 ? core.IPSR : 0);
  return 0;
}

function selectStack(core, process) {
  if (process === core.useProcessStack || core.IPSR !== 0) return;
  core.useProcessStack = process;
  core.swapStacks();
}

export function writeSpecial(core, number, value) {
  const aligned = value & ~3;
  switch (number) {
    case MSP:
      if (onProcessStack(core)) core.otherSP = aligned;
      else core.state[SP] = aligned;
      return;
    case PSP:
      if (onProcessStack(core)) core.state[SP] = aligned;
      else core.otherSP = aligned;
      return;
    case PRIMASK:
      core.PM = (value & 1) !== 0;
      core.pendingChanged();
      return;
    case CONTROL:
      core.unprivileged = (value & 1) !== 0;
      selectStack(core, (value & 2) !== 0);
      return;
  }
  if (number < 4) core.APSR = value >>> 0;
}
