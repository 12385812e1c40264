import {
  type KyselyPlugin,
  type PluginTransformResultArgs,
  type QueryResult,
  type SqlBool,
  sql,
  type UnknownRow,
} from 'kysely';
import { isDay } from '../text/is-day.ts';
import { isTime } from '../text/is-time.ts';
import { reportUnreadable } from './unreadable.ts';

/** The nullable columns of times, by the names that queries give them. A test compares them with the tables. */
export const times = new Set([
  ...['assigned_at', 'bounced_at', 'challenge_expires_at', 'confirmed_at', 'due_at', 'email_confirmed_at'],
  ...['ended_at', 'finished_at', 'held_at', 'last_used_at', 'made_at', 'proposed_at', 'publish_at', 'ready_at'],
  ...['reminded_at', 'retained_until', 'scan_due_at', 'second_factor_at', 'sent_at', 'started_at', 'starts_at'],
  ...['state_at', 'status_at', 'totp_confirmed_at'],
]);
export const days = new Set(['received_on', 'remind_on']);

/** A stored time; null if it is invalid, which is logged. For columns that are nullable only through a join. */
export function readTime(text: string | null, column: string, row?: string): string | null {
  if (text === null || isTime(text)) return text;
  reportUnreadable({ column, row });
  return null;
}

const A_TIME = '____-__-__T__:__:__%';

/** Matches a time that has passed. Compared as text alone, an invalid one such as '' would always have. */
export const isTimeOver = (column: string, now: Date) =>
  sql<SqlBool>`(${sql.ref(column)} like ${sql.lit(A_TIME)} and ${sql.ref(column)} <= ${now.toISOString()})`;

/** Matches a time that is still as it was seen. Null matches an invalid one too, as {@link StoredTimes} reads it. */
export const isTimeSeen = (column: string, seen: string | null) =>
  seen === null
    ? sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} not like ${sql.lit(A_TIME)})`
    : sql<SqlBool>`${sql.ref(column)} = ${seen}`;

const nameOf = ({ id, path }: UnknownRow) => [id, path].find((name): name is string => typeof name === 'string');

/** Reads an invalid time, such as an empty text written by hand, as null. */
export class StoredTimes implements KyselyPlugin {
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    const known = Object.keys(first ?? {}).filter((column) => times.has(column) || days.has(column));
    if (known.length === 0) return result;
    return { ...result, rows: result.rows.map((row) => withoutUnreadable(row, known)) };
  }
}

function withoutUnreadable(row: UnknownRow, known: readonly string[]): UnknownRow {
  const unreadable = known.filter((column) => {
    const value = row[column];
    return typeof value === 'string' && !(days.has(column) ? isDay(value) : isTime(value));
  });
  if (unreadable.length === 0) return row;
  for (const column of unreadable) reportUnreadable({ column, row: nameOf(row) });
  return { ...row, ...Object.fromEntries(unreadable.map((column) => [column, null])) };
}
