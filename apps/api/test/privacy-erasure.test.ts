import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import { truncateWal } from '../src/crypto/vault.ts';
import { decideHeld } from '../src/held/decide.ts';
import { holdCopy } from '../src/held/hold.ts';
import { decide } from '../src/inbox/decide.ts';
import { readKycApplications } from '../src/kyc/records.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { erasePerson, exportPerson } from '../src/privacy/requests.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { post as publish } from './support/app.ts';
import { damageApplication } from './support/kyc.ts';
import { feed, seeds, update } from './support/partnership-updates.ts';
import { type Place, sqliteTest } from './support/place.ts';
import { databaseBytes, empty, held, kyc, staffWork, withTwoPersons } from './support/privacy.ts';
import { s3Server } from './support/s3-server.ts';

/** A program that reads continuously, so that the WAL cannot be truncated. */
async function readAllTheTime(app: FastifyInstance, { dataDir }: Place): Promise<DatabaseSync> {
  const reader = new DatabaseSync(join(dataDir, 'nzete.db'), { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from feedback').get();
  await sql`pragma busy_timeout = 0`.execute(app.store.db);
  return reader;
}

describe('erasing a person', () => {
  test('[KYC-06, PRIV-12, PRIV-13] erase deletes all but the KYC records, and says so; with the flag these go too', async () => {
    const { app, privacy } = await withTwoPersons();
    const first = await privacy('erase', 'ADA.MBO@example.org');
    expect(first, 'a new table is in `empty` of support/privacy.ts').toEqual({
      erased: { ...held, ...empty },
      retained: { ...kyc, ...staffWork, gift: 0 },
      note: expect.stringContaining('--including-kyc'),
    });
    expect(Object.keys(await privacy('export', 'ada.mbo@example.org')).sort()).toEqual(Object.keys(kyc).sort());
    const nothing = Object.fromEntries(Object.keys({ ...held, ...empty }).map((table) => [table, 0]));
    const second = await privacy('erase', 'ada.mbo@example.org', '--including-kyc');
    // The export above is in the audit trail.
    expect(second).toEqual({
      erased: { ...nothing, ...kyc, ...staffWork, staff_action: 1 },
    });
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual({});
    const left = await readKycApplications(app.store, app.keyring);
    expect(left.map(({ fields }) => fields?.email)).toEqual(['ben.ilunga@example.org']);
    expect(Object.keys(await privacy('export', 'ben.ilunga@example.org'))).toHaveLength(11);
  });

  test.each([[[]], [['--including-kyc']]])(
    '[KYC-06] --dry-run %j says what would go, and nothing goes',
    async (flags) => {
      const { app, privacy } = await withTwoPersons();
      const { held: before } = await exportPerson(app, 'ada.mbo@example.org');
      const { would_erase, ...said } = await privacy('erase', 'ada.mbo@example.org', '--dry-run', ...flags);
      expect((await exportPerson(app, 'ada.mbo@example.org')).held).toEqual(before);
      expect(would_erase).toMatchObject(held);
      const { erased, ...done } = await privacy('erase', 'ada.mbo@example.org', ...flags);
      expect([would_erase, said]).toEqual([erased, done]);
    },
  );

  test('[KYC-06] mail, and what the staff noted, goes with what it is about; of KYC records it stays as long as they do', async () => {
    const { app, reference, privacy } = await withTwoPersons();
    const { db } = app.store;
    await queueMail(db, { about: 'volunteer', email: 'ada.mbo@example.org', language: 'en' });
    const volunteers = db.selectFrom('volunteer_application').select('reference').where('email', 'like', 'ada%');
    const volunteer = (await volunteers.executeTakeFirstOrThrow()).reference;
    const performed = { who: 'Grace', reason: 'She wrote to us.' };
    for (const one of [volunteer, reference]) await decide(app.store, one, { ...performed, status: 'accepted' });
    const { mail, staff_action } = await privacy('export', 'ada.mbo@example.org');
    expect([mail, staff_action.map(({ subject }: { subject: string }) => subject).sort()]).toEqual([
      [expect.objectContaining({ about: 'volunteer' })],
      [reference, volunteer].sort(),
    ]);
    const first = await privacy('erase', 'ada.mbo@example.org');
    expect([first.erased.mail, first.retained.staff_action]).toEqual([1, 2]);
    const subjects = async () => (await readActions(app.store)).map(({ subject }) => subject);
    expect(await subjects()).toEqual([reference, reference]);
    await privacy('erase', 'ada.mbo@example.org', '--including-kyc');
    expect(await subjects()).toEqual([]);
  });

  test('[KYC-06, SHIP-03, PRIV-14] export shows and erase deletes the posts that hold the address, in any case and any field', async () => {
    const { app, privacy } = await withTwoPersons();
    const post = (texts: object) => publish(app, '/api/partnership-updates', { ...update, ...texts });
    const answers = await Promise.all([
      post({ title: 'Ask ADA.MBO@Example.org' }),
      post({ content: 'Seedlings, a lorry.\nWrite to <ada.mbo@example.org>.' }),
      post({ author: 'Ada (ada.mbo@example.org)' }),
    ]);
    const others = await Promise.all([
      post({ title: 'Ask nada.mbo@example.org' }),
      post({ title: 'Ask x.ada.mbo@example.org' }),
      post({ content: 'ada.mbo@example.org.cd, ada.mbo@example.organic, adaXmbo@example.org' }),
    ]);
    const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
    const ids = idsOf(answers.map((answer) => answer.json()));
    expect(idsOf((await privacy('export', 'ada.mbo@example.org')).partnership_update)).toEqual(
      expect.arrayContaining(ids),
    );
    expect((await privacy('erase', 'ada.mbo@example.org')).erased.partnership_update).toBe(4);
    const left = idsOf(await feed(app));
    for (const id of ids) expect(left).not.toContain(id);
    expect(left).toEqual(expect.arrayContaining(idsOf(others.map((answer) => answer.json()))));
    expect(left).toEqual(expect.arrayContaining(idsOf(seeds)));
  });

  test('[KYC-06, SHIP-03] what the foundation wrote stays, whatever address it holds', async () => {
    const { app, privacy } = await withTwoPersons();
    const first = app.store.db.updateTable('partnership_update').set({ content: 'Write to ada.mbo@example.org.' });
    await first.where('id', '=', String(seeds[0]?.id)).execute();
    expect((await privacy('erase', 'ada.mbo@example.org')).erased.partnership_update).toBe(1);
    expect((await feed(app)).map(({ id }) => id)).toContain(seeds[0]?.id);
  });

  test('[SEND-01, KYC-06] while a restore waits, erase leaves what has expired of others, with its files', async () => {
    const storage = await s3Server();
    const { app } = await withTwoPersons({ documents: storage.options });
    const { db } = app.store;
    await db.updateTable('kyc_application').set({ retained_until: '2020-01-01T00:00:00.000Z' }).execute();
    const applications = async () => (await readKycApplications(app.store, app.keyring)).length;
    await holdCopy(app.store);
    expect((await erasePerson(app, 'ben.ilunga@example.org', { includingKyc: false })).erased.feedback).toBe(1);
    expect([await applications(), storage.objects.size]).toEqual([2, 1]);
    await decideHeld(app.store, { choice: 'drop', who: 'amani' });
    expect((await erasePerson(app, 'ben.ilunga@example.org', { includingKyc: false })).erased.feedback).toBe(0);
    expect([await applications(), storage.objects.size]).toEqual([0, 0]);
  });

  sqliteTest('[KYC-06, NEWS-04] what was erased is not in the files of the database any more', async () => {
    const { place, privacy } = await withTwoPersons();
    expect(databaseBytes(place)).toContain('ada.mbo@example.org');
    await privacy('erase', 'ada.mbo@example.org', '--including-kyc');
    expect(databaseBytes(place)).not.toContain('ada.mbo');
    expect(databaseBytes(place)).toContain('ben.ilunga@example.org');
  });

  sqliteTest('[KYC-06] while another program reads, erase says that it must be run again', async () => {
    const { app, place } = await withTwoPersons();
    const log = () => readFileSync(join(place.dataDir, 'nzete.db-wal'), 'latin1');
    const reader = await readAllTheTime(app, place);
    await expect(erasePerson(app, 'ada.mbo@example.org', { includingKyc: true })).rejects.toThrow(
      'It is done, but the log of the database (nzete.db-wal) may still contain the old data, because another program is using it. Run the same command again',
    );
    expect(log()).toContain('ada.mbo');
    reader.close();
    await truncateWal(app);
    expect(log()).toBe('');
  });

  sqliteTest('[KYC-06] an erasure and a purge that fail say why, and not that anything is done', async () => {
    const { app, place } = await withTwoPersons();
    const reader = await readAllTheTime(app, place);
    await sql`alter table session rename to session_away`.execute(app.store.db);
    await expect(erasePerson(app, 'ada.mbo@example.org', { includingKyc: true })).rejects.toThrow('session');
    await expect(purgeExpired(app)).rejects.toThrow('session');
    reader.close();
  });

  test('[KYC-06] erase and export skip a damaged record, and name it', async () => {
    const { app, reference, privacy } = await withTwoPersons();
    const { db } = app.store;
    const damaged = await db
      .selectFrom('kyc_application')
      .select('reference')
      .where('reference', '!=', reference)
      .executeTakeFirstOrThrow();
    await damageApplication(app, damaged.reference);
    const named = { unreadable: [damaged.reference], unreadable_note: expect.stringContaining('cannot be decrypted') };
    expect(await privacy('export', 'ada.mbo@example.org')).toMatchObject({
      kyc_application: [{ reference }],
      ...named,
    });
    expect(await privacy('erase', 'ada.mbo@example.org', '--including-kyc')).toEqual({
      erased: { ...held, ...empty, ...kyc, ...staffWork, staff_action: 1 },
      ...named,
    });
    expect(await privacy('export', 'ada.mbo@example.org')).toEqual(named);
  });

  test('[KYC-06] a failed erasure is rolled back', async () => {
    const { app } = await withTwoPersons();
    const { held: before } = await exportPerson(app, 'ada.mbo@example.org');
    await sql`alter table feedback rename to feedback_away`.execute(app.store.db);
    await expect(erasePerson(app, 'ada.mbo@example.org', { includingKyc: true })).rejects.toThrow('feedback');
    await sql`alter table feedback_away rename to feedback`.execute(app.store.db);
    expect((await exportPerson(app, 'ada.mbo@example.org')).held).toEqual(before);
  });
});
