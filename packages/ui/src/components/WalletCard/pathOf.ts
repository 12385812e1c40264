/** The path of dark squares, row by row: one rectangle per run. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x += 1) {
        const start = x;
        while (row[x]) x += 1;
        if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
      }
      return path;
    })
    .join('');
}
