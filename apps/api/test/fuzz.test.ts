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

test('[API-02, API-03] every call succeeds, and no generated request, right or wrong, gets a failure or an answer that is not in the document', async () => {
  const app = await startApp({
    ...{ mail: unsentMail, newsletter: newsletterSettings },
    siteDir: siteWithTexts(),
  });
  await loadCatalogue(app.store, catalogueSource(await readContentFiles(contentDir)));
  const result = await fuzz(app, { runs: 12, seed: 20_250_601 });
  expect(result.findings).toEqual([]);
  expect(unreached(result)).toEqual([]);
  expect([...result.statuses.keys()]).toEqual(operationsOf(documentOf(app)).map(({ id }) => id));
}, 120_000);
