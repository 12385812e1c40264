import { randomInt } from 'node:crypto';
import { Type } from 'typebox';
import { strictObject } from './schemas.ts';

/** What a reference names: a partnership application, a volunteer application, a KYC application, a feedback. */
export type ReferenceKind = 'P' | 'V' | 'K' | 'F';

/** Digits and capitals without those that are mistaken for one another when read aloud or copied: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 6;

/** What every reference looks like, for the columns and fields that hold one. */
export const REFERENCE_PATTERN = `^NZ-[PVKF]-\\d{4}-[${ALPHABET}]{${LENGTH}}$`;

/**
 * A number that a person can read on the phone, such as `NZ-P-2026-7K3Q9X`: the year is that of UTC, the last six are
 * random (29^6, about 600 million). It opens nothing: guessing one reveals nothing. The unique index of its
 * table refuses the one in a hundred thousand or so that would be given twice.
 */
export function newReference(kind: ReferenceKind, now = new Date()): string {
  const random = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `NZ-${kind}-${now.getUTCFullYear()}-${random}`;
}

/** The answer to everything that visitors send to be read by the staff. */
export const Receipt = strictObject(
  {
    reference: Type.String({
      pattern: REFERENCE_PATTERN,
      description: 'Quote it when writing to the foundation',
      examples: ['NZ-P-2026-7K3Q9X'],
    }),
    submitted_at: Type.String({ format: 'date-time', examples: ['2026-06-01T08:30:00.000Z'] }),
  },
  { $id: 'Receipt', description: 'What was sent is stored' },
);
