import { randomUUID } from 'node:crypto';
import { courseLanguages, courseLevels } from '@nzete/domain';
import type { Static } from 'typebox';
import { readChoice } from '../db/stored-choice.ts';
import type { Store } from '../db/types.ts';
import { isEmail } from '../http/validation/email.ts';
import { listIn } from '../submissions/application.ts';
import { normalise } from '../text/normalise.ts';
import type { CourseInterest, CourseInterestInput } from './interest-schemas.ts';

type Interest = Static<typeof CourseInterest>;
type Input = Static<typeof CourseInterestInput>;

/** The record as it is stored and returned: normalised, with null for missing values. */
export function toInterest(id: string, input: Input): Interest {
  const { name, email, interests, preferred_level = null, preferred_language = null } = input;
  return { id, name: normalise(name), email, interests, preferred_level, preferred_language };
}

/** The record of an e-mail address, in any case. */
export async function findInterest({ db }: Store, email: string): Promise<Interest | undefined> {
  if (!isEmail(email)) return undefined;
  const row = await db
    .selectFrom('course_interest')
    .select(['id', 'name', 'email', 'interests', 'preferred_level', 'preferred_language'])
    .where('email', '=', email)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      // Only validated input is stored, so the type holds.
      interests: listIn('course_interest.interests', row.id, row.interests) as Interest['interests'],
      preferred_level: readChoice(row.preferred_level, courseLevels, 'preferred_level', row.id),
      preferred_language: readChoice(row.preferred_language, courseLanguages, 'preferred_language', row.id),
    }
  );
}

/** Stores a record and returns its id, or `undefined` if the address already has one. */
export function createInterest(db: Store['db'], input: Input): Promise<{ id: string } | undefined> {
  const interest = toInterest(randomUUID(), input);
  const now = new Date().toISOString();
  // The unique index ensures that of two concurrent requests only one succeeds.
  return db
    .insertInto('course_interest')
    .values({ ...interest, interests: JSON.stringify(interest.interests), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** `'unknown'` if there is none with this id, `'another'` if it belongs to another address. */
export async function replaceInterest(
  { db }: Store,
  id: string,
  input: Input,
): Promise<Interest | 'unknown' | 'another'> {
  const interest = toInterest(id.toLowerCase(), input);
  const stored = await db
    .updateTable('course_interest')
    .set({ ...interest, interests: JSON.stringify(interest.interests), updated_at: new Date().toISOString() })
    .where('id', '=', interest.id)
    .where('email', '=', interest.email)
    .returning('id')
    .executeTakeFirst();
  if (stored) return interest;
  const known = await db.selectFrom('course_interest').select('id').where('id', '=', interest.id).executeTakeFirst();
  return known ? 'another' : 'unknown';
}
