// What the outside parts were made to suffer, as texts with the moment; each kind of text is kept a few times.
const KEPT_OF_A_KIND = 5;
const KEPT = 200;

export class Violations {
  constructor() {
    this.list = [];
    this.counts = new Map();
  }

  add(text, nanos) {
    const count = (this.counts.get(text) ?? 0) + 1;
    this.counts.set(text, count);
    if (count > KEPT_OF_A_KIND || this.list.length >= KEPT) return;
    this.list.push(`${text} (at ${(nanos / 1e6).toFixed(3)} ms)`);
  }
}
