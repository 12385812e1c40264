import { expect } from 'vitest';
import { countAll } from '../src/db/backup/postgres.ts';
import { openStore } from '../src/db/store.ts';
import { readKycApplications, readKycDocuments } from '../src/kyc/records.ts';
import { startApp, subscribe } from './support/app.ts';
import { backUp, emails, emptyPlace, restore } from './support/backups.ts';
import { contentDir, picturesFolder, temporaryFolder } from './support/folders.ts';
import { jpeg, putDocument } from './support/kyc.ts';
import { postgresTest, temporaryPlace } from './support/place.ts';
import { sendEverything } from './support/submissions.ts';

const encryptionKey = Buffer.alloc(32, 7).toString('base64');

const subscription = (id: string, email = `reader${id}@example.org`) => ({
  ...{ id, email, language: null },
  created_at: new Date().toISOString(),
});

/** A SQLite site with one of everything, and more rows than one statement takes. */
async function siteOnSqlite() {
  const place = { dataDir: temporaryFolder(), databaseUrl: '' };
  const app = await startApp({ ...place, encryptionKey });
  const to = await sendEverything(app, 'ada@example.org');
  await putDocument(app, { ...to, kind: 'governmentId', type: 'image/jpeg', bytes: jpeg });
  const rows = Array.from({ length: 1_233 }, (_, at) => subscription(String(at)));
  for (const part of [rows.slice(0, 600), rows.slice(600)]) {
    await app.store.db.insertInto('newsletter_subscription').values(part).execute();
  }
  return { place, app, to };
}

postgresTest('[API-01, KYC-05] a backup of SQLite is restored into PostgreSQL, where the server goes on', async () => {
  const { place, to } = await siteOnSqlite();
  const { folder, manifest } = await backUp(place);
  expect(manifest.kind).toBe('sqlite');
  const postgres = await emptyPlace();
  const { code, stderr, stdout } = await restore(postgres, folder);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('There was no database before.');
  const store = await openStore(postgres, { migrate: false });
  const counted = await countAll(store);
  await store.db.destroy();
  // The restore notes that it happened, so that nothing goes out before a person decides.
  expect(counted).toEqual({ ...manifest.rows, restored: 1 });
  const app = await startApp({ ...postgres, encryptionKey });
  expect((await readKycApplications(app.store, app.keyring)).map(({ fields }) => fields?.email)).toEqual([
    'ada@example.org',
  ]);
  expect((await readKycDocuments(app.store, app.keyring, to.reference))[0]?.bytes).toEqual(jpeg);
  expect((await subscribe(app, 'later@example.org')).statusCode).toBe(201);
  expect(await app.content.load(contentDir, picturesFolder())).toEqual([]);
});

postgresTest('[API-01] a row that PostgreSQL refuses leaves there what was there', async () => {
  const { place, app } = await siteOnSqlite();
  await app.store.db.insertInto('newsletter_subscription').values(subscription('nul', 'a\0b')).execute();
  const { folder } = await backUp(place);
  const postgres = await temporaryPlace();
  const there = await startApp(postgres);
  await subscribe(there, 'there@example.org');
  await there.close();
  expect((await restore(postgres, folder)).code).toBe(1);
  expect(await emails(postgres)).toEqual(['there@example.org']);
});
