import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Store } from './types.ts';

/** Letters without a decomposition, and marks that separate words. */
const LETTERS = 'ƐɛƆɔ-/.,;:()\'’ʼ"«»“”';
const PLAIN = `EeOo${' '.repeat(LETTERS.length - 4)}`;

const plainOf = new Map([...LETTERS].map((letter, index) => [letter, PLAIN[index] ?? '']));

/**
 * No case, accents or tone marks, `ɛ ɔ œ` as `e o oe`, and a space for each mark that separates words:
 * for searches in SQL.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/gi, 'oe')
    .replace(/[^A-Za-z0-9 ]/gu, (letter) => plainOf.get(letter) ?? letter)
    .toLowerCase();

/** The same in SQL. SQLite calls {@link foldText}, because its own `lower` knows only ASCII. */
export function foldedSql(kind: Store['kind'], text: Expression<string | null>): RawBuilder<string> {
  if (kind === 'sqlite') return sql<string>`fold_text(${text})`;
  const bare = sql<string>`regexp_replace(normalize(${text}, NFD), ${sql.lit('[\\u0300-\\u036f]')}, '', 'g')`;
  const plain = sql<string>`translate(${bare}, ${sql.lit(LETTERS)}, ${sql.lit(PLAIN)})`;
  return sql<string>`lower(replace(replace(${plain}, 'œ', 'oe'), 'Œ', 'oe'))`;
}
