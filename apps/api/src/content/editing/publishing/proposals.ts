import type { Kysely } from 'kysely';
import { recordActions } from '../../../audit/actions.ts';
import { isTimeSeen } from '../../../db/stored-times.ts';
import { before } from '../../../db/times.ts';
import type { Database } from '../../../db/types.ts';
import type { StaffMember } from '../../../staff/sessions/sessions.ts';
import { tellAdministrators } from '../../donation-queue.ts';
import { bodyOfDraft, notProposed, readDraft } from '../drafts/drafts.ts';
import { assertShown, needsApproval, type PublishingParts, publishDraft, Refused, refusalOf } from './publish.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long the only administrator waits, so that someone can notice and stop it. */
const ALONE_MS = DAY_MS;
const SECOND_FACTOR_MS = 5 * MINUTE_MS;

/**
 * Who joined or got another role within a day, and so is no second person yet: who took over one
 * account could invite or promote another, and would have two people at once.
 */
const newcomers = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('staff_action')
    .select('subject')
    .where('action', 'in', ['role-changed', 'invitation-accepted'])
    .where('at', '>', before(now, DAY_MS));

/** The administrators who may approve. */
async function approvers(db: Kysely<Database>, now: Date): Promise<string[]> {
  const people = db
    .selectFrom('account')
    .select('username')
    .where('role', '=', 'administrator')
    .where('username', 'not in', newcomers(db, now));
  return (await people.execute()).map(({ username }) => username);
}

const isAlone = async (db: Kysely<Database>, { username, role }: Person, now: Date) =>
  role === 'administrator' && (await approvers(db, now)).every((one) => one === username);

type Person = Pick<StaffMember, 'sessionId' | 'username' | 'role'>;

async function gaveSecondFactor(db: Kysely<Database>, { sessionId }: Person, now: Date): Promise<boolean> {
  const session = db.selectFrom('staff_session').select('second_factor_at').where('id', '=', sessionId);
  const at = (await session.executeTakeFirst())?.second_factor_at;
  return Boolean(at && at > before(now, SECOND_FACTOR_MS));
}

interface Proposal {
  path: string;
  saved_at: string;
  person: Person;
  /** @default the present */
  now?: Date;
}

/**
 * Asks another administrator to publish a draft. Who is the only one may do so after a day, and
 * gives the second factor again.
 */
export function proposeDraft(parts: PublishingParts, { path, saved_at, person, now = new Date() }: Proposal) {
  const { username: who } = person;
  const work = parts.store.db.transaction().execute(async (trx) => {
    const draft = await readDraft(trx, path);
    if (!draft) throw new Refused({ reason: 'no-draft' });
    if (draft.saved_at !== saved_at) {
      throw new Refused({ reason: 'other-draft', by: draft.saved_by, at: draft.saved_at });
    }
    await assertShown(trx, path, draft.base_digest);
    const body = bodyOfDraft(draft);
    if (body === undefined || (await parts.findContentProblems(trx, path, body)).length > 0)
      throw new Refused({ reason: 'problems' });
    if (!(await needsApproval(trx, path, body))) throw new Refused({ reason: 'not-needed' });
    const alone = await isAlone(trx, person, now);
    if (alone && !(await gaveSecondFactor(trx, person, now))) throw new Refused({ reason: 'second-factor' });
    const ready_at = alone ? new Date(now.getTime() + ALONE_MS).toISOString() : null;
    const proposed = await trx
      .updateTable('content_draft')
      .set({ proposed_by: who, proposed_at: now.toISOString(), ready_at })
      .where('path', '=', path)
      .where('saved_at', '=', saved_at)
      .where(isTimeSeen('proposed_at', null))
      .returning('path')
      .executeTakeFirst();
    if (!proposed) throw new Refused({ reason: 'other-proposal' });
    await recordActions(trx, [path], { who, action: 'proposed-content', ...(ready_at && { reason: ready_at }) });
    if (parts.mail.isConfigured) await tellAdministrators(trx, { about: 'donations-proposed', path, who });
  });
  return refusalOf(work);
}

interface SeenProposal extends Proposal {
  proposed_at: string;
}

/** Publishes a draft that another person has proposed, or that one has proposed alone a day ago. */
export function approveDraft(parts: PublishingParts, seen: SeenProposal) {
  const { path, saved_at, proposed_at, person, now = new Date() } = seen;
  const who = person.username;
  return publishDraft(parts, { path, saved_at, who }, async (trx, draft) => {
    if (draft.proposed_at !== proposed_at || draft.proposed_by === null) {
      throw new Refused({ reason: 'other-proposal' });
    }
    if (draft.proposed_by === who) {
      if (draft.ready_at === null || !(await isAlone(trx, person, now))) throw new Refused({ reason: 'own-proposal' });
      if (draft.ready_at > now.toISOString()) throw new Refused({ reason: 'too-early', at: draft.ready_at });
    } else if (!(await approvers(trx, now)).includes(who)) {
      throw new Refused({ reason: 'new-administrator' });
    } else if (await newcomers(trx, now).where('subject', '=', draft.proposed_by).executeTakeFirst()) {
      throw new Refused({ reason: 'new-proposer' });
    }
    await recordActions(trx, [path], { who, action: 'approved-content', reason: draft.proposed_by });
  });
}

/** Takes back one's own proposal, refuses that of another, or stops one that waits. The draft stays. */
export function withdrawProposal(parts: PublishingParts, { path, saved_at, proposed_at, person }: SeenProposal) {
  const work = parts.store.db.transaction().execute(async (trx) => {
    const withdrawn = await trx
      .updateTable('content_draft')
      .set(notProposed)
      .where('path', '=', path)
      .where('saved_at', '=', saved_at)
      .where('proposed_at', '=', proposed_at)
      .returning('path')
      .executeTakeFirst();
    if (!withdrawn) throw new Refused({ reason: 'other-proposal' });
    await recordActions(trx, [path], { who: person.username, action: 'stopped-proposal' });
  });
  return refusalOf(work);
}
