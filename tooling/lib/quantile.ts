/** The smallest number that a share of all numbers does not exceed; NaN without numbers. */
export function quantile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;
}

export const median = (numbers: number[]): number => quantile(numbers, 0.5);
