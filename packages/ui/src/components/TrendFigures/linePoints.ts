interface Frame {
  width: number;
  /** The y of the highest value. */
  top: number;
  /** The y of zero. */
  bottom: number;
}

/** The points of a line: zero at the left edge, then each value in the middle of its column. */
export function linePoints(values: readonly number[], { width, top, bottom }: Frame): [x: number, y: number][] {
  const highest = Math.max(...values, 1);
  const column = width / values.length;
  return [
    [0, bottom],
    ...values.map((value, index): [number, number] => [
      Math.round((index + 0.5) * column),
      Math.round(bottom - (value / highest) * (bottom - top)),
    ]),
  ];
}
