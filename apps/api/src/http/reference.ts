import { randomInt } from 'node:crypto';
import { Type } from 'typebox';
import { isDuplicate } from '../db/errors.ts';
import { strictObject } from './schemas.ts';

/** What a reference names: a partnership application, a volunteer application, a KYC application, a feedback. */
export type ReferenceKind = 'P' | 'V' | 'K' | 'F';

/** Digits and capitals without those that are mistaken for one another when read aloud or copied: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 8;
/** The length of those that earlier versions gave. */
const LEAST_LENGTH = 6;

/** What every reference looks like, for the columns and fields that hold one. */
export const REFERENCE_PATTERN = `^NZ-[PVKF]-\\d{4}-[${ALPHABET}]{${LEAST_LENGTH},${LENGTH}}$`;

/**
 * A number that a person can read on the phone, such as `NZ-P-2026-7K3Q9XBH`: the year is that of UTC, the last eight are
 * random (29^8, about 500 billion). It opens nothing: guessing one reveals nothing. The unique index of its
 * table refuses one that would be given twice; see {@link untilUnique}.
 */
export function newReference(kind: ReferenceKind, now = new Date()): string {
  const random = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `NZ-${kind}-${now.getUTCFullYear()}-${random}`;
}

const ATTEMPTS = 3;

/** Tries a write again, with another new reference, when the database has the first one already. */
export async function untilUnique<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

/** The answer to everything that visitors send to be read by the staff. */
export const Receipt = strictObject(
  {
    reference: Type.String({
      pattern: REFERENCE_PATTERN,
      description: 'Quote it when writing to the foundation',
      examples: ['NZ-P-2026-7K3Q9XBH'],
    }),
    submitted_at: Type.String({ format: 'date-time', examples: ['2026-06-01T08:30:00.000Z'] }),
  },
  { $id: 'Receipt', description: 'What was sent is stored' },
);
