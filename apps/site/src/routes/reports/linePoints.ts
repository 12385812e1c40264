interface Frame {
  width: number;
  /** Where the highest value is. */
  top: number;
  /** Where zero is. */
  bottom: number;
}

/** The points of a line that begins at zero on the left and passes one value in the middle of each of equal columns. */
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
