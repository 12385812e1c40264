import { expect, test } from 'vitest';
import { newReference, REFERENCE_PATTERN } from '../src/http/submissions/reference.ts';
import { storeSubmission } from '../src/http/submissions/store-submission.ts';
import { startApp } from './support/app.ts';

test('[KYC-04] a reference says the year, has no letters that are mistaken for others, and is random', () => {
  const references = Array.from({ length: 2_000 }, () => newReference('P', new Date('2026-12-31T23:59:59.999Z')));
  for (const reference of references) {
    expect(reference).toMatch(/^NZ-P-2027-[2-9A-HJKMNP-TW-Z]{8}$/);
    expect(reference).toMatch(new RegExp(REFERENCE_PATTERN));
  }
  // Two of 2,000 in 500 billion are equal once in 250,000 runs.
  expect(new Set(references).size).toBe(2_000);
});

test('[API-01] a duplicate reference is retried with another one', async () => {
  const { store } = await startApp();
  const request = { method: 'POST', headers: {}, params: {}, body: {}, query: {}, routeOptions: {} };
  const taken = newReference('F');
  const send = (references: string[]) =>
    storeSubmission(store, request, 'F', (db, head) => {
      const reference = references.shift() ?? head.reference;
      return db
        .insertInto('feedback')
        .values({ ...head, reference, message: 'It works.' })
        .execute();
    });
  await send([taken]);
  await send([taken, taken]);
  const stored = await store.db.selectFrom('feedback').select('reference').execute();
  expect(new Set(stored.map(({ reference }) => reference)).size).toBe(2);
  await expect(send([taken, taken, taken])).rejects.toThrow();
});
