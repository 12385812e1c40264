/** Some characters of an address that are kept together. */
export interface Chunk {
  text: string;
  /** Where it begins in the address. */
  start: number;
  /** It is the first or the last: what the eye compares before it sends. */
  isEnd: boolean;
}

/** How many characters are kept together. */
const LENGTH = 4;

/** An address in parts that the eye can compare: the first and the last four characters, and what is between them in fours. */
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
