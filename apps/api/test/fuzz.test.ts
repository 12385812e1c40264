import { expect, test } from 'vitest';
import { documentOf, operationsOf } from '../fuzz/document.ts';
import { fuzz, unreached } from '../fuzz/fuzz.ts';
import { newsletterSettings, unsentMail } from '../fuzz/mail.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { loadCatalogue } from '../src/courses/load.ts';
import { catalogueSource } from '../src/courses/source.ts';
import { startApp } from './support/app.ts';
import { contentDir } from './support/folders.ts';
import { siteWithTexts } from './support/translations.ts';

async function started() {
  const app = await startApp({
    ...{ mail: unsentMail, newsletter: newsletterSettings },
    siteDir: siteWithTexts(),
  });
  await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)));
  return app;
}

test('[API-02, API-03] every call succeeds, and no generated request, right or wrong, gets a failure or an answer that is not in the document', async () => {
  const app = await started();
  const result = await fuzz(app, { runs: 12, seed: 20_250_601 });
  expect(result.findings).toEqual([]);
  expect(unreached(result)).toEqual([]);
  expect([...result.statuses.keys()]).toEqual(operationsOf(documentOf(app)).map(({ id }) => id));
}, 120_000);

test('[API-03] every call succeeds whatever the seed, also if its first request is not accepted', async () => {
  const result = await fuzz(await started(), { runs: 1, seed: 7 });
  expect(result.findings).toEqual([]);
  expect(unreached(result)).toEqual([]);
  expect(result.requests).toBeGreaterThan(result.statuses.size);
}, 120_000);
