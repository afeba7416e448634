// A fault leaves the instruction by a throw, which costs nothing while there is none.
// One object for all faults: no stack trace is ever needed, only what and where.
export const fault = {
  reason: '',
  address: 0,
  atFetch: false,
};

export function raise(reason, address) {
  fault.reason = reason;
  fault.address = address >>> 0;
  fault.atFetch = false;
  throw fault;
}

export function raiseAtFetch(reason, address) {
  fault.reason = reason;
  fault.address = address >>> 0;
  fault.atFetch = true;
  throw fault;
}
