/** What the replaced data knew of the time since the backup. */
import { expect, test } from 'vitest';
import { DocumentScanner } from '../src/kyc/documents/scanner.ts';
import { readKycDocuments } from '../src/kyc/records.ts';
import { backUp, emptyPlace, restore } from './support/backups.ts';
import { clamdServer } from './support/clamd-server.ts';
import { runCommand } from './support/command.ts';
import { eicar } from './support/eicar.ts';
import { pdf, putDocument, submitApplication } from './support/kyc.ts';
import { addSubscribers, lettersAt, newsroom } from './support/letters.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { s3Server } from './support/s3-server.ts';
import { inviteTo } from './support/staff.ts';
import { contentCalls, renamed } from './support/staff-content.ts';
import { seenOf, signInStaff } from './support/staff-inbox.ts';

const decide = (place: Place, choice: string, env = {}) => runCommand('held', place, [choice, '--as', 'amani'], env);

test('[SEND-20] everyone signs in again, and links have ended: a session or an invitation of before the backup is not open again', async () => {
  const place = await temporaryPlace();
  const { app, editor } = await newsroom(place);
  const today = (headers: Record<string, string>, at = app) => at.inject({ url: '/api/staff/overview', headers });
  expect((await today(editor.headers)).statusCode).toBe(200);
  await inviteTo(app, 'administrator');
  const content = contentCalls(app, editor.headers);
  await content.save('team', renamed('Fondatrice'));
  const proposal = { proposed_by: 'chief', proposed_at: new Date().toISOString(), ready_at: null };
  await app.store.db.updateTable('content_draft').set(proposal).execute();
  const { folder } = await backUp(place);
  await app.close();
  await restore(place, folder);
  const restored = await lettersAt(place);
  expect((await today(editor.headers, restored.app)).statusCode).toBe(401);
  const { db } = restored.app.store;
  expect(await db.selectFrom('account_link').selectAll().execute()).toEqual([]);
  const drafts = await db.selectFrom('content_draft').select(['path', 'proposed_by', 'proposed_at']).execute();
  expect(drafts).toEqual([{ path: '/team', proposed_by: null, proposed_at: null }]);
});

test.each([
  ['stays unsubscribed, also if someone has typed the address again', false, ['stays@example.org']],
  [
    'is subscribed again if there are no previous data',
    true,
    ['left@example.org', 'stays@example.org', 'typed@example.org'],
  ],
])('[SEND-20] who unsubscribed since %s', async (_, elsewhere, expected) => {
  const place = await temporaryPlace();
  const { app } = await newsroom(place);
  const [left = '', again = '', typed = ''] = await addSubscribers(app, [
    { email: 'left@example.org' },
    { email: 'again@example.org' },
    { email: 'typed@example.org' },
    { email: 'stays@example.org' },
    { email: 'bounced@example.org', state: 'bounced' },
  ]);
  const { folder } = await backUp(place);
  await app.store.db.deleteFrom('newsletter_subscription').where('id', 'in', [left, again, typed]).execute();
  // She has another subscription now; the other address waits for its owner.
  await addSubscribers(app, [{ email: 'again@example.org' }, { email: 'typed@example.org', state: 'pending' }]);
  await app.close();
  const target = elsewhere ? await emptyPlace() : place;
  await restore(target, folder);
  const { db } = (await lettersAt(target)).app.store;
  const rows = await db.selectFrom('newsletter_subscription').select(['email', 'state']).orderBy('email').execute();
  expect(rows).toEqual([
    { email: 'again@example.org', state: 'active' },
    { email: 'bounced@example.org', state: 'bounced' },
    ...expected.map((email) => ({ email, state: 'active' })),
  ]);
});

test('[SEND-20, PRIV-20] an address that bounced since gets no mail, and one that waits for its owner goes on waiting', async () => {
  const place = await temporaryPlace();
  const { app } = await newsroom(place);
  await addSubscribers(app, [{ email: 'gone@example.org' }, { email: 'waits@example.org', state: 'pending' }]);
  const { folder } = await backUp(place);
  const bounced = { state: 'bounced', bounced_at: '2026-06-01T08:00:00.000Z' } as const;
  await app.store.db
    .updateTable('newsletter_subscription')
    .set(bounced)
    .where('email', '=', 'gone@example.org')
    .execute();
  await app.close();
  await restore(place, folder);
  const { db } = (await lettersAt(place)).app.store;
  const rows = db.selectFrom('newsletter_subscription').select(['email', 'state', 'bounced_at']).orderBy('email');
  expect(await rows.execute()).toEqual([
    { email: 'gone@example.org', ...bounced },
    { email: 'waits@example.org', state: 'pending', bounced_at: null },
  ]);
});

test('[SEND-20] a backup of a restored database is known to go on from it', async () => {
  const place = await temporaryPlace();
  const first = await newsroom(place);
  const [left = ''] = await addSubscribers(first.app, [{ email: 'left@example.org' }, { email: 'new@example.org' }]);
  const older = await backUp(place);
  await first.app.close();
  await restore(place, older.folder);
  const second = await lettersAt(place);
  await runCommand('held', place, ['unsent', '--as', 'amani']);
  const newer = await backUp(place);
  await second.app.store.db.deleteFrom('newsletter_subscription').where('id', '=', left).execute();
  await second.app.close();
  const emails = async () => {
    const { app } = await lettersAt(place);
    const rows = await app.store.db.selectFrom('newsletter_subscription').select('email').execute();
    await app.close();
    return rows.map(({ email }) => email).sort();
  };
  await restore(place, newer.folder);
  expect(await emails()).toEqual(['new@example.org']);
  // Of what came after the newer backup, a database that was restored from the older knows nothing.
  await restore(place, older.folder);
  expect(await emails()).toEqual(['new@example.org']);
  await restore(place, newer.folder);
  expect(await emails()).toEqual(['left@example.org', 'new@example.org']);
}, 120_000);

test('[SEND-20] an issue that was stopped since is stopped, and one that was sent since is no draft', async () => {
  const place = await temporaryPlace();
  const { app, editor, smtp } = await newsroom(place);
  await addSubscribers(app, [{ email: 'ada@example.org' }]);
  smtp.refuse(() => '451 Later');
  const [begun, draft] = [await editor.written(), await editor.written()];
  await editor.send(begun);
  const { folder } = await backUp(place);
  await editor.call('POST', '/newsletter/stop', { id: begun.id });
  const sent = { state: 'sent', sent: 1, started_by: 'amani', started_at: '2026-06-01T08:00:00.000Z' } as const;
  await app.store.db.updateTable('newsletter_issue').set(sent).where('id', '=', draft.id).execute();
  await app.close();
  await restore(place, folder);
  smtp.accept();
  const again = await lettersAt(place, smtp);
  expect((await decide(place, 'unsent')).code).toBe(0);
  await again.sendAfter(24 * 60);
  expect(smtp.received).toEqual([]);
  const issues = await again.app.store.db
    .selectFrom('newsletter_issue')
    .select(['id', 'state', 'sent', 'started_by'])
    .execute();
  expect(issues.find(({ id }) => id === begun.id)?.state).toBe('stopped');
  expect(issues.find(({ id }) => id === draft.id)).toMatchObject({ state: 'sent', sent: 1, started_by: 'amani' });
}, 120_000);

test('[SEND-20] receipt numbers go on after the last one that a donor has', async () => {
  const place = await temporaryPlace();
  const { app } = await newsroom(place);
  const numbers = (at: typeof app) =>
    at.store.db.selectFrom('gift_receipt_year').select(['year', 'last_number']).orderBy('year').execute();
  await app.store.db.insertInto('gift_receipt_year').values({ year: 2025, last_number: 7 }).execute();
  const { folder } = await backUp(place);
  await app.store.db.updateTable('gift_receipt_year').set({ last_number: 9 }).execute();
  await app.store.db.insertInto('gift_receipt_year').values({ year: 2026, last_number: 1 }).execute();
  await app.close();
  await restore(place, folder);
  expect(await numbers((await lettersAt(place)).app)).toEqual([
    { year: 2025, last_number: 9 },
    { year: 2026, last_number: 1 },
  ]);
}, 60_000);

test.each([
  ['mails that were sent are not sent again', true, 'rest', 0],
  ['mails that were still unsent are sent once', false, 'unsent', 2],
  ['mails that a person drops are never sent', false, 'drop', 0],
])(
  '[SEND-01, SEND-02, KYC-05] a document that was found infected since is deleted after the decision, and its %s',
  async (_, isSent, choice, mails) => {
    const [clamd, storage, place] = [await clamdServer(), await s3Server(), await temporaryPlace()];
    const encryptionKey = Buffer.alloc(32, 1).toString('base64');
    const env = { ENCRYPTION_KEY: encryptionKey, ...storage.env };
    const options = { ...place, encryptionKey, clamdUrl: clamd.url, documents: storage.options };
    const { app, smtp, sendOtherMail } = await lettersAt(options);
    const to = await submitApplication(app);
    await clamd.stop();
    const bytes = Buffer.concat([pdf, eicar]);
    await putDocument(app, { ...to, kind: 'governmentId', type: 'application/pdf', bytes });
    await sendOtherMail(1);
    const { folder } = await backUp(place, undefined, env);
    await clamd.start();
    const scan = (at: typeof app) => new DocumentScanner(clamd.url, at).run(new Date(Date.now() + 600_000));
    await scan(app);
    if (isSent) await sendOtherMail(1);
    const before = smtp.received.length;
    await app.close();
    expect((await restore(place, folder, env)).code).toBe(0);
    const again = await lettersAt(options, smtp);
    await scan(again.app);
    await again.sendOtherMail(60);
    expect([storage.objects.size, smtp.received.length]).toEqual([1, before]);
    expect((await decide(place, choice, env)).stdout).toBe('Nothing waits for a decision.\n');
    await scan(again.app);
    await again.sendOtherMail(60);
    expect([storage.objects.size, smtp.received.length]).toEqual([0, before + mails]);
    const documents = await readKycDocuments(again.app.store, again.app.keyring, to.reference);
    expect(documents).toMatchObject([{ scan: 'infected', bytes: undefined }]);
  },
  90_000,
);

test('[SEND-17, SEND-20] a link for documents that staff ended since the backup stays ended', async () => {
  const place = await temporaryPlace();
  const room = await lettersAt(place);
  const { app, smtp } = room;
  const receipt = await submitApplication(app);
  const amani = await signInStaff(app, 'reviewer', 'amani');
  const decide = async (body: object) => {
    const expected_status_at = (await seenOf(app, receipt.reference)).status_at;
    return amani.call('POST', `/inbox/${receipt.reference}/decision`, { ...body, expected_status_at });
  };
  const more = { status: 'more-wanted', message: 'One page is missing.' };
  expect((await decide({ ...more, expected_status: 'received' })).statusCode).toBe(200);
  await room.sendOtherMail(0);
  const text = smtp.received.find((mail) => mail.text.includes('One page is missing.'))?.text ?? '';
  const link = new URL(/https:\/\/nzete\.example\/identity-documents\S+/.exec(text)?.[0] ?? 'https://none.example');
  const upload_token = link.searchParams.get('token') ?? '';
  const { folder } = await backUp(place);
  await decide({ status: 'reading', message: '', expected_status: 'more-wanted' });
  expect(
    (await putDocument(app, { ...receipt, upload_token, kind: 'proofOfAddress', type: 'application/pdf', bytes: pdf }))
      .statusCode,
  ).toBe(401);
  await app.close();
  await restore(place, folder);
  const { app: restored } = await lettersAt(place, smtp);
  expect(
    (
      await putDocument(restored, {
        ...receipt,
        upload_token,
        kind: 'proofOfAddress',
        type: 'application/pdf',
        bytes: pdf,
      })
    ).statusCode,
  ).toBe(401);
}, 60_000);
