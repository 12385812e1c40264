/** The limits of a measure. The numbers are medians of one run, in which the builds take turns. */

export interface Limits {
  /** At most this many times the floor. */
  timesFloor?: number;
  /** At most this many times the base build. */
  timesBase?: number;
  atMost?: number;
}

export interface Numbers {
  site: number;
  /** Absent if the floor does not have it, such as a splash. */
  floor?: number;
  /** Absent without a build to compare with. */
  base?: number;
}

/**
 * Whether a measure is within its limits. Limits without a number to compare with are skipped; NaN
 * always fails.
 */
export function holds({ site, floor, base }: Numbers, { timesFloor, timesBase, atMost }: Limits): boolean {
  const largest = [
    atMost,
    timesFloor !== undefined && floor !== undefined ? timesFloor * floor : undefined,
    timesBase !== undefined && base !== undefined ? timesBase * base : undefined,
  ];
  return largest.every((limit) => limit === undefined || site <= limit);
}

/** The ratio with two decimals; empty without the other number. */
export const times = (site: number, other: number | undefined): string => (other ? (site / other).toFixed(2) : '');

/** The limits in words: `0.85 x floor`. */
export function limitWords({ timesFloor, timesBase, atMost }: Limits, show: (value: number) => string): string {
  const words: string[] = [];
  if (atMost !== undefined) words.push(show(atMost));
  if (timesFloor !== undefined) words.push(`${timesFloor.toFixed(2)} x floor`);
  if (timesBase !== undefined) words.push(`${timesBase.toFixed(2)} x base`);
  return words.join(', ');
}
