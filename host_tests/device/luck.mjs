/** A small generator with a fixed seed: the same touches in every run (Lehmer, 31 bits). */
export function luck(seed) {
  let state = seed;
  return (bound) => {
    state = (state * 48271) % 0x7fffffff;
    return state % bound;
  };
}
