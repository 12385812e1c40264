import { randomUUID } from 'node:crypto';
import type { ApplicationStatus } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { chunksOf } from '../db/chunks.ts';
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
  | 'answered-note'
  | 'added-photo'
  | 'added-file'
  | 'changed-text'
  | 'reset-text'
  | 'proposed-text'
  | 'approved-text'
  | 'stopped-text'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'second-factor-given'
  | 'second-factor-failed'
  | 'second-factor-set-up'
  | 'second-factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-replaced'
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

export async function recordActions(
  db: Kysely<Database>,
  subjects: string[],
  { who, action, reason }: PerformedAction,
  at = new Date().toISOString(),
) {
  const rows = subjects.map((subject) => ({ id: randomUUID(), at, who, action, subject, reason: reason ?? null }));
  for (const part of chunksOf(rows)) await db.insertInto('staff_action').values(part).execute();
}

export function readActions({ db }: Pick<Store, 'db'>, subject?: string) {
  const all = db.selectFrom('staff_action').select(['at', 'who', 'action', 'subject', 'reason']);
  const chosen = subject === undefined ? all : all.where('subject', '=', subject);
  return chosen.orderBy('at').orderBy('id').execute();
}
