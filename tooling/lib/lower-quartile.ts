/**
 * The lower quartile; NaN without numbers. Other work on the machine only adds time, so short times
 * describe the code better than the median.
 */
export function lowerQuartile(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)] ?? Number.NaN;
}
