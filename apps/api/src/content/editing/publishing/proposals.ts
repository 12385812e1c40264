import { recordActions } from '../../../audit/actions.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { isTimeSeen } from '../../../db/stored-times.ts';
import { tellAdministrators } from '../../administrator-mail-queue.ts';
import { bodyOfDraft, notProposed, readDraft } from '../drafts/drafts.ts';
import { assertShown, needsApproval, type PublishingParts, publishDraft } from './publish.ts';
import { Refused, refusalOf } from './refused.ts';
import { assertMayApprove, type Person, readyAt } from './two-people.ts';

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
  const work = inTransaction(parts.store.db, async (trx) => {
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
    const ready_at = await readyAt(trx, person, now);
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
    const { proposed_by, ready_at } = draft;
    await assertMayApprove(trx, { proposed_by, ready_at }, person, now);
    await recordActions(trx, [path], { who, action: 'approved-content', reason: proposed_by });
  });
}

/** Takes back one's own proposal, refuses that of another, or stops one that waits. The draft stays. */
export function withdrawProposal(parts: PublishingParts, { path, saved_at, proposed_at, person }: SeenProposal) {
  const work = inTransaction(parts.store.db, async (trx) => {
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
