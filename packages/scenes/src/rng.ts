/** A reproducible sequence of numbers from 0 up to 1 (mulberry32). */
export type Random = () => number;

/** Creates a reproducible random sequence: the same seed always gives the same numbers. */
export function rng(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The next number of the sequence, scaled to `low` to `high`. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** A non-negative 32-bit hash of a text (FNV-1a). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}
