import { expect, test } from 'vitest';
import { newReference, REFERENCE_PATTERN } from '../src/http/reference.ts';

test('[KYC-04] a reference says the year, has no letters that are mistaken for others, and is random', () => {
  const references = Array.from({ length: 2_000 }, () => newReference('P', new Date('2026-12-31T23:59:59.999Z')));
  for (const reference of references) {
    expect(reference).toMatch(/^NZ-P-2026-[2-9A-HJKMNP-TW-Z]{6}$/);
    expect(reference).toMatch(new RegExp(REFERENCE_PATTERN));
  }
  // Of 2,000 in 600 million, two are alike once in three hundred runs.
  expect(new Set(references).size).toBeGreaterThan(1_990);
});
