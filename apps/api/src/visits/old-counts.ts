import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { dayBefore } from './day-before.ts';

/** More than a year, so that a month can be compared with the same one of the year before. */
const COUNTS_KEPT_DAYS = 400;
const QUESTIONS_KEPT_DAYS = 90;

/** Counts of visits and unanswered questions. The server deletes them too, once a day. */
export const oldVisits = (db: Kysely<Database>, now = new Date()) => ({
  daily_count: db.deleteFrom('daily_count').where('day', '<', dayBefore(now, COUNTS_KEPT_DAYS)),
  unanswered_question: db.deleteFrom('unanswered_question').where('day', '<', dayBefore(now, QUESTIONS_KEPT_DAYS)),
});
