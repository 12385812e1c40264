import type { ClimateMeasure } from '../../internal/climate/climate.ts';

/** What the chart can show. */
export type HistoryMeasure = Exclude<ClimateMeasure, 'population'>;

/** The weather of a province at one time; `null` where the source gave nothing. */
export interface HistoryPoint extends Readonly<Record<HistoryMeasure, number | null>> {
  /** ISO 8601. */
  time: string;
}

/** Size of the drawing; it is stretched to the place it has. */
export const chart = { width: 600, height: 160 } as const;

/** An hour without a record is a gap; two may be the edge of the hour. */
const GAP_MS = 3 * 3_600_000;

export interface Curve {
  lowest: number;
  highest: number;
  /** The last reading; `y` is the share of the height above it. */
  last: { time: string; value: number; y: number };
  /** For the `d` of a path; where there are no records it is broken. */
  path: string;
  /** What is under it, in the same pieces. */
  area: string;
  from: string;
  to: string;
}

/** The line of a measure, or undefined when it has fewer than two readings. */
export function curveOf(points: readonly HistoryPoint[], measure: HistoryMeasure): Curve | undefined {
  const read = points.flatMap(({ time, [measure]: value }) =>
    value === null ? [] : [{ time, at: Date.parse(time), value }],
  );
  const [first] = read;
  const last = read.at(-1);
  if (!first || !last || first.at === last.at) return undefined;
  const values = read.map(({ value }) => value);
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const span = highest - lowest || 1;
  const x = (at: number) => ((at - first.at) / (last.at - first.at)) * chart.width;
  const y = (value: number) => chart.height - ((value - lowest) / span) * chart.height;
  const pieces: { from: string; line: string }[] = [];
  for (const [index, { at, value }] of read.entries()) {
    const before = read[index - 1];
    const place = x(at).toFixed(1);
    const point = `${place} ${y(value).toFixed(1)}`;
    const piece = pieces.at(-1);
    if (!piece || !before || at - before.at > GAP_MS) pieces.push({ from: place, line: point });
    else piece.line += `L${point}`;
  }
  return {
    lowest,
    highest,
    last: { time: last.time, value: last.value, y: y(last.value) / chart.height },
    path: pieces.map(({ line }) => `M${line}`).join(''),
    area: pieces.map((piece) => `M${piece.from} ${chart.height}L${piece.line}V${chart.height}Z`).join(''),
    from: first.time,
    to: last.time,
  };
}

export interface Day {
  /** The first record of the day. */
  time: string;
  lowest: number;
  highest: number;
}

/** The lowest and the highest value of each day. @param dayOf names the day of a time, in the reader's zone */
export function daysOf(
  points: readonly HistoryPoint[],
  measure: HistoryMeasure,
  dayOf: (time: string) => string,
): Day[] {
  const days = new Map<string, Day>();
  for (const { time, [measure]: value } of points) {
    if (value === null) continue;
    const name = dayOf(time);
    const day = days.get(name);
    if (!day) days.set(name, { time, lowest: value, highest: value });
    else {
      day.lowest = Math.min(day.lowest, value);
      day.highest = Math.max(day.highest, value);
    }
  }
  return [...days.values()];
}
