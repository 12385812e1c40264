import {
  type KyselyPlugin,
  type PluginTransformResultArgs,
  type QueryResult,
  type SqlBool,
  sql,
  type UnknownRow,
} from 'kysely';
import { isDay } from '../text/is-day.ts';
import { reportUnreadable } from './unreadable.ts';

/** The columns of times that may be null, by the names that queries give them. A test compares the tables. */
export const times = new Set([
  ...['assigned_at', 'bounced_at', 'challenge_expires_at', 'confirmed_at', 'due_at', 'email_confirmed_at'],
  ...['ended_at', 'finished_at', 'held_at', 'last_used_at', 'made_at', 'proposed_at', 'publish_at', 'ready_at'],
  ...[
    'reminded_at',
    'retained_until',
    'scan_due_at',
    'second_factor_at',
    'sent_at',
    'started_at',
    'starts_at',
    'state_at',
    'status_at',
    'totp_confirmed_at',
  ],
]);
export const days = new Set(['received_on', 'remind_on']);

const isTime = (text: string): boolean =>
  /^.{10}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** A stored time; null for what is none, which is logged. For columns that are null only in a join. */
export function readTime(text: string | null, column: string, row?: string): string | null {
  if (text === null || isTime(text)) return text;
  reportUnreadable({ column, row });
  return null;
}

const A_TIME = '____-__-__T__:__:__%';

/** That a time has passed. In the order of texts what is none, such as '', would be long ago. */
export const isTimeOver = (column: string, now: Date) =>
  sql<SqlBool>`(${sql.ref(column)} like ${sql.lit(A_TIME)} and ${sql.ref(column)} <= ${now.toISOString()})`;

/** That a time is as it was seen: null is also what is none, as {@link StoredTimes} reads it. */
export const isTimeSeen = (column: string, seen: string | null) =>
  seen === null
    ? sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} not like ${sql.lit(A_TIME)})`
    : sql<SqlBool>`${sql.ref(column)} = ${seen}`;

const nameOf = ({ id, path }: UnknownRow) => [id, path].find((name): name is string => typeof name === 'string');

/** Reads a time that is none, such as '' that was written by hand, as null: answers refuse it, and so do dates. */
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
