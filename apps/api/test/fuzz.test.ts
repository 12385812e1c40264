import { expect, test } from 'vitest';
import { documentOf, operationsOf } from '../fuzz/document.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { startApp } from './support/app.ts';

test('[API-02, API-03] no generated request, right or wrong, gets a failure or an answer that is not in the document', async () => {
  const app = await startApp();
  const { findings, statuses } = await fuzz(app, { runs: 12, seed: 20_250_601 });
  expect(findings).toEqual([]);
  expect([...statuses.keys()]).toEqual(operationsOf(documentOf(app)).map(({ id }) => id));
}, 120_000);
