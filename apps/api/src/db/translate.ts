import type { SQLOutputValue } from 'node:sqlite';

const tables = new Map<string, Map<string, string>>();

/** `from` and `to` are constants of the code, so there are few tables. */
function tableOf(from: string, to: string): Map<string, string> {
  const key = `${from}\n${to}`;
  const letters = [...to];
  const table = tables.get(key) ?? new Map([...from].map((letter, index) => [letter, letters[index] ?? '']));
  tables.set(key, table);
  return table;
}

/** For SQLite, as in PostgreSQL: each letter of `from` becomes the letter of `to` at its place. */
export function translate(...[text, from, to]: SQLOutputValue[]): string | null {
  if (typeof text !== 'string' || typeof from !== 'string' || typeof to !== 'string') return null;
  const table = tableOf(from, to);
  let translated = '';
  for (const letter of text) translated += table.get(letter) ?? letter;
  return translated;
}
