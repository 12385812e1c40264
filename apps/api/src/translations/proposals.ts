import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { recordActions } from '../audit/actions.ts';
import { tellAdministrators } from '../content/administrator-mail-queue.ts';
import { Refused } from '../content/editing/publishing/refused.ts';
import { assertMayApprove, type Person, readyAt } from '../content/editing/publishing/two-people.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Database, Store } from '../db/types.ts';
import type { FoundText, Language } from './read.ts';
import { saveTexts } from './save.ts';

type Parts = Pick<FastifyInstance, 'mail'> & { store: Pick<Store, 'db'> };

interface Proposed {
  /** What was seen, and is in force. */
  before: FoundText;
  language: Language;
  person: Person;
  /** @default the present */
  now?: Date;
}

/**
 * Stores a text that is not in force before another administrator approves it.
 *
 * @throws {Refused} if one waits already, or the only administrator must give the second factor again
 */
export async function proposeText(
  { store, mail }: Parts,
  { before, language, person, text, now = new Date() }: Proposed & { text: string },
): Promise<void> {
  const { username: who } = person;
  await inTransaction(store.db, async (trx) => {
    const ready_at = await readyAt(trx, person, now);
    const stored = await trx
      .insertInto('text_proposal')
      .values({
        ...{ language, message: before.name, text },
        ...{ proposed_at: now.toISOString(), proposed_by: who, ready_at },
      })
      .onConflict((conflict) => conflict.columns(['language', 'message']).doNothing())
      .returning('message')
      .executeTakeFirst();
    if (!stored) throw new Refused({ reason: 'other-proposal' });
    await recordActions(trx, [before.id], { who, action: 'proposed-text', reason: language });
    if (mail.isConfigured) await tellAdministrators(trx, { about: 'texts-proposed', path: `/${language}`, who });
  });
}

type Seen = Proposed & { proposed_at: string };

/** Removes the proposal that was seen. */
async function take(trx: Kysely<Database>, { before, language, proposed_at }: Seen) {
  const taken = await trx
    .deleteFrom('text_proposal')
    .where('language', '=', language)
    .where('message', '=', before.name)
    .where('proposed_at', '=', proposed_at)
    .returningAll()
    .executeTakeFirst();
  if (!taken) throw new Refused({ reason: 'other-proposal' });
  return taken;
}

/**
 * Puts a proposed text in force. Returns whether what it replaces is still what was seen.
 *
 * @throws {Refused} unless the person may approve it
 */
export async function approveText(parts: Parts, seen: Seen): Promise<boolean> {
  const { before, language, person, now = new Date() } = seen;
  const { username: who } = person;
  const { proposal } = before;
  if (proposal?.at !== seen.proposed_at) throw new Refused({ reason: 'other-proposal' });
  return saveTexts(parts, [{ before, text: proposal.text }], {
    language,
    who,
    approve: async (trx) => {
      const taken = await take(trx, seen);
      await assertMayApprove(trx, taken, person, now);
      await recordActions(trx, [before.id], { who, action: 'approved-text', reason: taken.proposed_by });
      if (parts.mail.isConfigured) await tellAdministrators(trx, { about: 'texts-changed', path: `/${language}`, who });
    },
  });
}

/** Takes back one's own proposal, refuses that of another, or stops one that waits. */
export async function stopText({ store }: Pick<Parts, 'store'>, seen: Seen): Promise<void> {
  const { before, language, person } = seen;
  await inTransaction(store.db, async (trx) => {
    await take(trx, seen);
    await recordActions(trx, [before.id], { who: person.username, action: 'stopped-text', reason: language });
  });
}
