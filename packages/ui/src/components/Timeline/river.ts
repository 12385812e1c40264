/**
 * Drawn in a view box of 1000 by 100 that is stretched to fit; ends extend 1 beyond the box, so
 * that sections join without a gap.
 */

/** A section of the river: where it starts at the top of its box, and its path from there. */
export interface Course {
  x: number;
  /**
   * Where it starts: above the box if it is negative.
   * @default 0
   */
  y?: number;
  on: string;
}

/** From one horizontal position to another, in percent. */
export const bend = (from: number, to: number): Course => ({
  x: from * 10,
  on: `C${from * 10} 45 ${to * 10} 55 ${to * 10} 100V101`,
});

/** Where the arms of a fork end: the centres of equal columns, in percent. */
export const armEnds = (count: number) => Array.from({ length: count }, (_, arm) => ((arm + 0.5) * 100) / count);

/** The distance of the first and the last arm from the centre of the water. */
const SPREAD = 18;

/**
 * The arms of a fork: side by side in the water at one position, and from there to the centre of
 * each column.
 */
export const arms = (from: number, count: number): Course[] =>
  armEnds(count).map((end, arm) => {
    const x = Math.round(from * 10 - SPREAD + (2 * SPREAD * arm) / (count - 1));
    return { x, on: `V2C${x} 64 ${end * 10} 30 ${end * 10} 101` };
  });
