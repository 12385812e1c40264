import type { Store } from '../../db/types.ts';
import type { StaffMember } from '../sessions/sessions.ts';

export const CHALLENGE_MS = 5 * 60_000;

/** Keeps what a passkey is to sign. An earlier challenge of the session is forgotten. */
export async function keepChallenge({ db }: Store, { sessionId }: StaffMember, challenge: string): Promise<void> {
  const expires = new Date(Date.now() + CHALLENGE_MS).toISOString();
  await db
    .updateTable('staff_session')
    .set({ challenge, challenge_expires_at: expires })
    .where('id', '=', sessionId)
    .execute();
}

/** The challenge of a session, if it has not expired. Of two requests at once only one gets it. */
export async function takeChallenge({ db }: Store, { sessionId }: StaffMember): Promise<string | undefined> {
  const kept = await db
    .selectFrom('staff_session')
    .select('challenge')
    .where('id', '=', sessionId)
    .where('challenge_expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!kept?.challenge) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('staff_session')
    .set({ challenge: null, challenge_expires_at: null })
    .where('id', '=', sessionId)
    .where('challenge', '=', kept.challenge)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? kept.challenge : undefined;
}
