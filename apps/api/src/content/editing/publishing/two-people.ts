import type { Kysely } from 'kysely';
import { accountSubject, usernameIn } from '../../../audit/account-subject.ts';
import { before } from '../../../db/times.ts';
import type { Database } from '../../../db/types.ts';
import { DAY_MS, MINUTE_MS } from '../../../durations.ts';
import type { StaffMember } from '../../../staff/sessions/sessions.ts';
import { Refused } from './refused.ts';

/** How long the only administrator waits, so that someone can notice and stop it. */
const ALONE_MS = DAY_MS;
const SECOND_FACTOR_MS = 5 * MINUTE_MS;

export type Person = Pick<StaffMember, 'sessionId' | 'username' | 'role'>;

/**
 * Who joined or got another role within a day, and so is no second person yet: who took over one
 * account could invite or promote another, and would have two people at once.
 */
const newcomers = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('staff_action')
    .select(({ ref }) => usernameIn(ref('subject')).as('username'))
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

async function gaveSecondFactor(db: Kysely<Database>, { sessionId }: Person, now: Date): Promise<boolean> {
  const session = db.selectFrom('staff_session').select('second_factor_at').where('id', '=', sessionId);
  const at = (await session.executeTakeFirst())?.second_factor_at;
  return Boolean(at && at > before(now, SECOND_FACTOR_MS));
}

/**
 * From when who proposes may approve it alone; null if another administrator has to.
 *
 * @throws {Refused} if the person is the only one who could, and has not just given the second factor
 */
export async function readyAt(db: Kysely<Database>, person: Person, now: Date): Promise<string | null> {
  if (!(await isAlone(db, person, now))) return null;
  if (!(await gaveSecondFactor(db, person, now))) throw new Refused({ reason: 'second-factor' });
  return new Date(now.getTime() + ALONE_MS).toISOString();
}

/** @throws {Refused} unless someone may approve what was proposed */
export async function assertMayApprove(
  db: Kysely<Database>,
  { proposed_by, ready_at }: { proposed_by: string; ready_at: string | null },
  person: Person,
  now: Date,
): Promise<void> {
  if (proposed_by === person.username) {
    if (ready_at === null || !(await isAlone(db, person, now))) throw new Refused({ reason: 'own-proposal' });
    if (ready_at > now.toISOString()) throw new Refused({ reason: 'too-early', at: ready_at });
  } else if (!(await approvers(db, now)).includes(person.username)) {
    throw new Refused({ reason: 'new-administrator' });
  } else if (await newcomers(db, now).where('subject', '=', accountSubject(proposed_by)).executeTakeFirst()) {
    throw new Refused({ reason: 'new-proposer' });
  }
}
