import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { usernameIn } from '../audit/account-subject.ts';
import type { Database } from '../db/types.ts';

/**
 * What the mails to all administrators are about when gifts are to go elsewhere, or do; or when a
 * security mail is to say something else, or does.
 */
export type ApprovalSubject = 'donations-proposed' | 'donations-changed' | 'texts-proposed' | 'texts-changed';

const FORMER_MS = 30 * 86_400_000;

/** Otherwise a stolen administrator account could demote the others first, and nobody would be told. */
const formerAdministrators = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('staff_action')
    .select(({ ref }) => usernameIn(ref('subject')).as('username'))
    .where('action', '=', 'role-changed')
    .where('reason', 'like', 'administrator → %')
    .where('at', '>', new Date(now.getTime() - FORMER_MS).toISOString());

/**
 * To every administrator, and to who was one within 30 days. It is not limited: only staff and the
 * operator cause it. `isHeld`: after a restore, when the same mail may have been sent before.
 */
export async function tellAdministrators(
  db: Kysely<Database>,
  { about, path, who, isHeld = false }: { about: ApprovalSubject; path: string; who: string; isHeld?: boolean },
  now = new Date(),
): Promise<void> {
  const people = await db
    .selectFrom('account')
    .select(['email', 'language'])
    .where((eb) => eb.or([eb('role', '=', 'administrator'), eb('username', 'in', formerAdministrators(db, now))]))
    .execute();
  if (people.length === 0) return;
  const at = now.toISOString();
  const head = { kind: 'message' as const, about, reference: `${path.slice(1)} ${who}` };
  const times = { created_at: at, due_at: at };
  const rows = people.map(({ email, language }) => ({
    ...{ id: randomUUID(), ...head, ...times },
    ...{ email, language: language ?? 'en' },
  }));
  await db.insertInto('mail').values(rows).execute();
  if (!isHeld) return;
  const held = rows.map(({ id }) => ({ queue: 'mail' as const, id, part: '', known: 'unknown' as const }));
  await db.insertInto('held').values(held).execute();
}
