/** More rows in one statement would exceed SQLite's limit of parameters. */
const MAX_ROWS = 500;

/** Rows in parts that fit into one statement. */
export const chunksOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, at) => rows.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS));
