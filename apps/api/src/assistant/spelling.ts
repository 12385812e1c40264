/** Shorter words are too often one letter away from another. */
const SHORTEST = 6;
/** In words of this length two letters may be wrong; in shorter ones a changed letter makes another word: "dancer". */
const LONG = 10;

/** How many letters have to be added, left out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** How far a misspelt word is from a known one; `undefined` when it is no longer the same. */
function misspelt(word: string, known: string): number | undefined {
  const shorter = Math.min(word.length, known.length);
  const longer = Math.max(word.length, known.length);
  if (shorter < SHORTEST || longer - shorter > 2 || word[0] !== known[0]) return undefined;
  if (shorter < LONG && longer - shorter !== 1) return undefined;
  const wrong = distance(word, known);
  return wrong <= (shorter < LONG ? 1 : 2) ? wrong : undefined;
}

/** The word that a misspelt one was meant as: the nearest that begins with the same letter, if any is near enough. */
export function nearest(word: string, vocabulary: Iterable<string>): string | undefined {
  let best: { known: string; wrong: number } | undefined;
  for (const known of vocabulary) {
    const wrong = misspelt(word, known);
    if (wrong !== undefined && (!best || wrong < best.wrong)) best = { known, wrong };
  }
  return best?.known;
}
