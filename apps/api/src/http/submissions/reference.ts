import { randomInt } from 'node:crypto';
import { homeDay } from '@nzete/domain';
import { Type } from 'typebox';
import { isDuplicate } from '../../db/errors.ts';
import { normalise } from '../../text/normalise.ts';
import { strictObject } from '../schemas.ts';

/** Without characters that are confused when read aloud or copied: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 8;
/** The length in earlier versions. */
const MIN_LENGTH = 6;

export const REFERENCE_PATTERN = `^NZ-[A-Z]-\\d{4}-[${ALPHABET}]{${MIN_LENGTH},${LENGTH}}$`;

/** `NZ-P-2026-7K3Q9XBH`: the letter of a kind, the year in Kinshasa and eight random characters. It grants no access. */
export function newReference(letter: string, now = new Date()): string {
  const random = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `NZ-${letter}-${homeDay(now).slice(0, 4)}-${random}`;
}

/** Normalises a typed reference number: upper case, plain hyphens, no spaces. */
export const readReference = (typed: string): string =>
  normalise(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2043\u2212]+/gu, '-');

const ATTEMPTS = 3;

/** Retries a write with a new reference if the database already has the first one. */
export async function retryOnDuplicate<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

export const referenceNumber = () =>
  Type.String({
    pattern: REFERENCE_PATTERN,
    description: 'Quote it when writing to the foundation',
    examples: ['NZ-P-2026-7K3Q9XBH'],
  });

/** The response to a submission that staff will read. */
export const Receipt = strictObject(
  {
    reference: referenceNumber(),
    submitted_at: Type.String({ format: 'date-time', examples: ['2026-06-01T08:30:00.000Z'] }),
  },
  { $id: 'Receipt', description: 'What was sent is stored' },
);
