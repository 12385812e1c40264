import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readKycApplications } from '../src/kyc/records.ts';
import { erasePerson } from '../src/privacy/requests.ts';
import { forgetDeleted } from '../src/privacy/vault.ts';
import { sqliteTest } from './support/place.ts';
import { held, kyc, withTwoPersons } from './support/privacy.ts';

describe('erasing a person', () => {
  test('[KYC-06] erase deletes all but the KYC records, and says so; with the flag these go too', async () => {
    const { app, privacy } = await withTwoPersons();
    const first = await privacy('erase', 'ADA.MBO@example.org');
    expect(first).toEqual({ erased: held, retained: kyc, note: expect.stringContaining('--including-kyc') });
    expect(Object.keys(await privacy('export', 'ada.mbo@example.org')).sort()).toEqual(Object.keys(kyc).sort());
    const nothing = Object.fromEntries(Object.keys(held).map((table) => [table, 0]));
    const second = await privacy('erase', 'ada.mbo@example.org', '--including-kyc');
    expect(second).toEqual({ erased: { ...nothing, ...kyc } });
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual({});
    const left = await readKycApplications(app.store, app.keyring);
    expect(left.map(({ fields }) => fields.email)).toEqual(['ben.ilunga@example.org']);
    expect(Object.keys(await privacy('export', 'ben.ilunga@example.org'))).toHaveLength(7);
  });

  sqliteTest('[KYC-06, NEWS-04] what was erased is not in the files of the database any more', async () => {
    const { place, privacy } = await withTwoPersons();
    const bytes = () => {
      const files = readdirSync(place.dataDir).filter((file) => file.startsWith('nzete.db'));
      return files.map((file) => readFileSync(join(place.dataDir, file), 'latin1')).join('');
    };
    expect(bytes()).toContain('ada.mbo@example.org');
    await privacy('erase', 'ada.mbo@example.org', '--including-kyc');
    expect(bytes()).not.toContain('ada.mbo');
    expect(bytes()).toContain('ben.ilunga@example.org');
  });

  sqliteTest('[KYC-06] while another program reads, erase says that it must be run again', async () => {
    const { app, place } = await withTwoPersons();
    const log = () => readFileSync(join(place.dataDir, 'nzete.db-wal'), 'latin1');
    const reader = new DatabaseSync(join(place.dataDir, 'nzete.db'), { readOnly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from feedback').get();
    await sql`pragma busy_timeout = 0`.execute(app.store.db); // the reader does not go by waiting
    await expect(erasePerson(app, 'ada.mbo@example.org', { includingKyc: true })).rejects.toThrow(
      'It is deleted, but the log of the database (nzete.db-wal) may still hold it, because another program is reading. Run the same command again',
    );
    expect(log()).toContain('ada.mbo');
    reader.close();
    await forgetDeleted(app);
    expect(log()).toBe('');
  });

  test('[KYC-06] erase and export go on past a damaged record, and name it', async () => {
    const { app, reference, privacy } = await withTwoPersons();
    const { db } = app.store;
    const damaged = await db
      .selectFrom('kyc_application')
      .select(['reference', 'fields'])
      .where('reference', '!=', reference)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('kyc_application')
      .set({ fields: `${damaged.fields.slice(0, -8)}AAAAAAA=` })
      .where('reference', '=', damaged.reference)
      .execute();
    const named = { unreadable: [damaged.reference], unreadable_note: expect.stringContaining('cannot be decrypted') };
    expect(await privacy('export', 'ada.mbo@example.org')).toMatchObject({
      kyc_application: [{ reference }],
      ...named,
    });
    expect(await privacy('erase', 'ada.mbo@example.org', '--including-kyc')).toEqual({
      erased: { ...held, ...kyc },
      ...named,
    });
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual(named);
  });

  test('[KYC-06] an erasure that fails takes everything back', async () => {
    const { app, privacy } = await withTwoPersons();
    const before = await privacy('export', 'ada.mbo@example.org');
    await sql`alter table feedback rename to feedback_away`.execute(app.store.db);
    await expect(erasePerson(app, 'ada.mbo@example.org', { includingKyc: true })).rejects.toThrow('feedback');
    await sql`alter table feedback_away rename to feedback`.execute(app.store.db);
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual(before);
  });
});
