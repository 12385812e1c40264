import type { Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../db/types.ts';
import { normalise, normaliseOrNull } from '../text/normalise.ts';
import { phoneOrNull } from '../text/phone.ts';
import { eventProblems } from './problems.ts';
import { lockEvent, seatsLeft, seatWaiting } from './seats.ts';
import type { SignUpInput } from './sign-up-schemas.ts';
import { isRemindedAt, reminded } from './starts.ts';
import type { Event } from './upcoming.ts';

interface Head {
  id: string;
  reference: string;
  created_at: string;
}

/**
 * Takes seats, or a place on the waiting list.
 *
 * @param mails whether the server sends mail
 * @throws {HttpError} 409 if the address has signed up already, or too few seats are left
 */
export async function signUp(
  db: Transaction<Database>,
  { head, event, input, mails }: { head: Head; event: Event; input: Static<typeof SignUpInput>; mails: boolean },
): Promise<{ is_waiting: boolean }> {
  const { people, language, email } = input;
  await lockEvent(db, event);
  const known = await db
    .selectFrom('event_sign_up')
    .select('reference')
    .where('event', '=', event.id)
    .where('email', '=', email)
    .where('status', 'in', ['received', 'accepted'])
    .executeTakeFirst();
  if (known) throw eventProblems.alreadySignedUp();
  // Those who wait come first.
  await seatWaiting(db, event, { mails });
  const left = await seatsLeft(db, event);
  const is_waiting = people > left;
  if (is_waiting && !input.may_wait) throw left > 0 ? eventProblems.fewSeats(left) : eventProblems.full();
  const now = new Date(head.created_at);
  const isReminder = mails && isRemindedAt(event, now) && !is_waiting;
  await db
    .insertInto('event_sign_up')
    .values({
      ...head,
      ...{ language, people, email, event: event.id },
      status: is_waiting ? 'received' : 'accepted',
      ...(isReminder ? reminded(event, now) : { reminded_at: null, reminded_of: null }),
      name: normalise(input.name),
      phone: phoneOrNull(input.phone),
      note: normaliseOrNull(input.note),
    })
    .execute();
  return { is_waiting };
}
