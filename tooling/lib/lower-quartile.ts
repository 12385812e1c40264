/**
 * The number that a quarter of the numbers are below; NaN without any. For times on a machine that does other things too: these only ever add to a
 * time, so that the shorter ones say more of the code than the middle one.
 */
export function lowerQuartile(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? Number.NaN;
}
