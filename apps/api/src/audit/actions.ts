import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@nzete/domain';
import type { Kysely } from 'kysely';
import type { Database, Store } from '../db/types.ts';

type StaffAction =
  | 'opened'
  | 'exported'
  | ApplicationStatus
  | 'noted'
  | 'assigned'
  | 'changed-template'
  | 'deleted-template'
  | 'corrected'
  | 'hidden'
  | 'shown'
  | 'approved'
  | 'opened-donations'
  | 'saved-draft'
  | 'discarded-draft'
  | 'scheduled-content'
  | 'published-content'
  | 'content-not-published'
  | 'restored-content'
  | 'proposed-content'
  | 'approved-content'
  | 'stopped-proposal'
  | 'checked-text'
  | 'added-photo'
  | 'added-file'
  | 'changed-text'
  | 'reset-text'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'second-factor-given'
  | 'second-factor-failed'
  | 'second-factor-set-up'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-used'
  | 'passkey-removed'
  | 'invited'
  | 'invitation-accepted'
  | 'invitation-withdrawn'
  | 'role-changed'
  | 'session-ended'
  | 'gift-confirmed'
  | 'gift-refused'
  | 'sign-up-cancelled'
  | 'created-newsletter'
  | 'saved-newsletter'
  | 'discarded-newsletter'
  | 'tested-newsletter'
  | 'sent-newsletter'
  | 'stopped-newsletter'
  | 'resumed-newsletter'
  | 'resent-newsletter'
  | 'ended-subscription'
  | 'decided-held';

export interface PerformedAction {
  who: string;
  action: StaffAction;
  reason?: string;
}

/** More rows in one statement would exceed SQLite's limit of parameters. */
const MAX_ROWS = 500;

export async function recordActions(
  db: Kysely<Database>,
  subjects: string[],
  { who, action, reason }: PerformedAction,
  at = new Date().toISOString(),
) {
  const rows = subjects.map((subject) => ({ id: randomUUID(), at, who, action, subject, reason: reason ?? null }));
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    await db
      .insertInto('staff_action')
      .values(rows.slice(from, from + MAX_ROWS))
      .execute();
  }
}

export function readActions({ db }: Pick<Store, 'db'>, subject?: string) {
  const all = db.selectFrom('staff_action').select(['at', 'who', 'action', 'subject', 'reason']);
  const chosen = subject === undefined ? all : all.where('subject', '=', subject);
  return chosen.orderBy('at').orderBy('id').execute();
}
