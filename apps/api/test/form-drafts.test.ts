import { expect, test, vi } from 'vitest';
import { purgeExpired } from '../src/privacy/retention.ts';
import { createFormDrafts } from '../src/site/form-drafts.ts';
import { startApp } from './support/app.ts';

const values = { firstName: 'Ada', consent: true };

async function startDrafts() {
  const app = await startApp({});
  const rows = () => app.store.db.selectFrom('form_draft').selectAll().execute();
  return { app, drafts: createFormDrafts(app), rows };
}

test('[FORM-06, PRIV-40] a draft is encrypted, and known by a random id that is not stored', async () => {
  const { drafts, rows } = await startDrafts();
  const id = await drafts.save(values);
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(await drafts.read(id)).toEqual(values);
  const stored = JSON.stringify(await rows());
  expect(stored).not.toContain('Ada');
  expect(stored).not.toContain(id);
});

test('[FORM-06] a draft is replaced by the next step, and no other id opens it', async () => {
  const { app, drafts, rows } = await startDrafts();
  const id = await drafts.save(values);
  expect(await drafts.save({ ...values, lastName: 'Mbo' }, id)).toBe(id);
  expect(await drafts.read(id)).toEqual({ ...values, lastName: 'Mbo' });
  expect(await rows()).toHaveLength(1);
  const other = await drafts.save({ firstName: 'Bila' });
  const [first, second] = await rows();
  expect(await drafts.read('another')).toBeUndefined();
  // Swapped in the database, neither can be read.
  await app.store.db
    .updateTable('form_draft')
    .set({ values: first?.values ?? '' })
    .execute();
  const read = [await drafts.read(id), await drafts.read(other)];
  expect(read.filter(Boolean)).toHaveLength(1);
  expect(second).toBeDefined();
});

test('[FORM-06, PRIV-40] a draft ends half an hour after its last step, and is erased with the next one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1, 8) });
  const { app, drafts, rows } = await startDrafts();
  const id = await drafts.save(values);
  vi.setSystemTime(Date.UTC(2026, 5, 1, 8, 29));
  await drafts.save(values, id);
  vi.setSystemTime(Date.UTC(2026, 5, 1, 8, 58));
  expect(await drafts.read(id)).toEqual(values);
  vi.setSystemTime(Date.UTC(2026, 5, 1, 9));
  expect(await drafts.read(id)).toBeUndefined();
  const next = await drafts.save({});
  expect(await rows()).toHaveLength(1);
  vi.setSystemTime(Date.UTC(2026, 5, 1, 10));
  expect(await purgeExpired(app)).toMatchObject({ form_draft: 1 });
  expect(await drafts.read(next)).toBeUndefined();
  vi.useRealTimers();
});
