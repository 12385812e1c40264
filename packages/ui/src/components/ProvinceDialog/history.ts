import type { ClimateMeasure } from '../../internal/climate/climate.ts';

/** The measures of the chart. */
export type HistoryMeasure = Exclude<ClimateMeasure, 'population'>;

/** The weather of a province at one time; `null` for missing values. */
export interface HistoryPoint extends Readonly<Record<HistoryMeasure, number | null>> {
  /** ISO 8601. */
  time: string;
}

/** The size of the view box; it is stretched to fit. */
export const chart = { width: 600, height: 160 } as const;

/** A missing hourly record is a gap; readings may be up to two hours apart. */
const GAP_MS = 3 * 3_600_000;

export interface Curve {
  lowest: number;
  highest: number;
  /** The last reading; `y` is its distance from the top as a share of the height. */
  last: { time: string; value: number; y: number };
  /** For the `d` of a path, interrupted at gaps. */
  path: string;
  /** The area under the curve, in the same segments. */
  area: string;
  from: string;
  to: string;
}

/** The curve of a measure, or undefined if it has fewer than two readings. */
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

/**
 * The lowest and the highest value of each day. @param dayOf the date of a time, in the current
 * time zone
 */
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
