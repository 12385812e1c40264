export const rowLines = (rows: Record<string, number>): string[] =>
  Object.entries(rows)
    .filter(([table]) => !table.startsWith('kysely_'))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([table, count]) => `  ${table.padEnd(26)}${count}`);
