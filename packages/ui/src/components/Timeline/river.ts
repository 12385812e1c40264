/** Drawn in a box of 1000 by 100 that is stretched over its place; ends are 1 beyond the box, so that neighbours join without a gap. */

/** From one place of the width to another, in percent. */
export const bend = (from: number, to: number) => `M${from * 10}-1V0C${from * 10} 45 ${to * 10} 55 ${to * 10} 100V101`;

/** Where the arms of a fork end: in the middle of columns of one width. In percent. */
export const armEnds = (count: number) => Array.from({ length: count }, (_, arm) => ((arm + 0.5) * 100) / count);

/** The arms of a fork, from one place of the width to the middle of each column. */
export const arms = (from: number, count: number) =>
  armEnds(count).map((end) => `M${from * 10}-1V2C${from * 10} 64 ${end * 10} 30 ${end * 10} 101`);
