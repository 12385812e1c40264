import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Store } from './types.ts';

const ACCENTED = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ-/.,;:()’';
const PLAIN = 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyy         ';

const plainOf = new Map([...ACCENTED].map((letter, index) => [letter, PLAIN[index] ?? '']));

/** No case and no accents, and a space for each mark that separates words: for searches in SQL. */
export const foldText = (text: string): string =>
  text.replace(/[^A-Za-z0-9 ]/gu, (letter) => plainOf.get(letter) ?? letter).toLowerCase();

/** The same in SQL. SQLite calls {@link foldText}, because its own `lower` knows only ASCII. */
export const foldedSql = (kind: Store['kind'], text: Expression<string | null>): RawBuilder<string> =>
  kind === 'sqlite'
    ? sql<string>`fold_text(${text})`
    : sql<string>`lower(translate(${text}, ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}))`;
