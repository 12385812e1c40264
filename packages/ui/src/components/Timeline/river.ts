/** Drawn in a box of 1000 by 100 that is stretched over its place; ends are 1 beyond the box, so that neighbours join without a gap. */

/** A stretch of the river: where it begins at the top of its box, and how it goes on from there. */
export interface Course {
  x: number;
  /**
   * Where it begins: above the box when it is negative.
   * @default 0
   */
  y?: number;
  on: string;
}

/** From one place of the width to another, in percent. */
export const bend = (from: number, to: number): Course => ({
  x: from * 10,
  on: `C${from * 10} 45 ${to * 10} 55 ${to * 10} 100V101`,
});

/** Where the arms of a fork end: in the middle of columns of one width. In percent. */
export const armEnds = (count: number) => Array.from({ length: count }, (_, arm) => ((arm + 0.5) * 100) / count);

/** How far the first and the last arm begin from the middle of the water. */
const SPREAD = 18;

/** The arms of a fork: side by side in the water at one place of the width, and from there to the middle of each column. */
export const arms = (from: number, count: number): Course[] =>
  armEnds(count).map((end, arm) => {
    const x = Math.round(from * 10 - SPREAD + (2 * SPREAD * arm) / (count - 1));
    return { x, on: `V2C${x} 64 ${end * 10} 30 ${end * 10} 101` };
  });
