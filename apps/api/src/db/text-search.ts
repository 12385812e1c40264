import { provinces } from '@nzete/domain';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { foldedSql, foldText } from './fold.ts';
import type { Store } from './types.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const like = (text: Expression<string>, part: string) => sql<SqlBool>`${text} like ${`%${escaped(part)}%`} escape '\\'`;

/** Whether a text contains every word, or its beginning, as it was typed or without accents. */
export const containsWords = (
  { kind }: Pick<Store, 'kind'>,
  text: Expression<string | null>,
  words: string,
): RawBuilder<SqlBool> => {
  const parts = foldText(words).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sql<SqlBool>`1 = 1`; // only marks, such as a bracket
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => like(foldedSql(kind, text), part)),
    sql` and `,
  )})`;
};

/** The names of each province and its capital, as whole words. */
const names = provinces.flatMap(({ code, name, capital }) =>
  [...new Set([name, capital])].map((one) => ({ code, name: ` ${foldText(one)} ` })),
);

/** Kasaï is in Kasaï-Central. */
const longerThan = (name: string) => names.filter((other) => other.name !== name && other.name.includes(name));

/** The province that a place names, if any. */
export function provinceOf(place: string | null): string | null {
  const text = ` ${foldText(place ?? '')} `;
  const named = names.find(
    ({ name }) => text.includes(name) && !longerThan(name).some((other) => text.includes(other.name)),
  );
  return named?.code ?? null;
}

export function isInProvince(
  { kind }: Pick<Store, 'kind'>,
  place: Expression<string | null>,
  code: string,
): RawBuilder<SqlBool> {
  const text = sql<string>`' ' || ${foldedSql(kind, place)} || ' '`;
  const whole = sql<string>`(${text})`;
  const conditions = names
    .filter((one) => one.code === code)
    .map(({ name }) => {
      const not = longerThan(name).map((other) => sql`and not ${like(whole, other.name)}`);
      return sql`(${like(whole, name)} ${not.length > 0 ? sql.join(not, sql` `) : sql``})`;
    });
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
