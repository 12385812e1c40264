/** A group of characters of an address. */
export interface Chunk {
  text: string;
  /** Its position in the address. */
  start: number;
  /** The first or the last group, which people compare before they send. */
  isEnd: boolean;
}

/** The length of a group. */
const LENGTH = 4;

/**
 * Splits an address into groups that are easy to compare: the first and the last four characters,
 * and groups of four between them.
 */
export function chunksOf(address: string): Chunk[] {
  const lastStart = Math.max(address.length - LENGTH, LENGTH);
  const starts: number[] = [];
  for (let start = 0; start < lastStart; start += LENGTH) starts.push(start);
  starts.push(lastStart);
  return starts
    .map((start, index) => ({
      text: address.slice(start, starts[index + 1]),
      start,
      isEnd: start === 0 || start === lastStart,
    }))
    .filter(({ text }) => text !== '');
}
