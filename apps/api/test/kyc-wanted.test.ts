import { expect, test } from 'vitest';
import { putDocument, submitApplication } from './support/kyc.ts';
import { mailing } from './support/mail.ts';
import { trail } from './support/staff.ts';
import { seenOf, signInStaff } from './support/staff-inbox.ts';

const DAY_MS = 86_400_000;
const pdf = { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** An identity check of some days ago with its ID, of which a reviewer asks for more. */
async function asked(documents?: string[]) {
  const room = await mailing();
  const { app, smtp } = room;
  const receipt = await submitApplication(app);
  expect((await putDocument(app, { ...receipt, kind: 'governmentId', ...pdf })).statusCode).toBeLessThan(300);
  const created_at = new Date(Date.now() - 3 * DAY_MS).toISOString();
  await app.store.db.updateTable('kyc_application').set({ created_at }).execute();
  const amani = await signInStaff(app, 'reviewer', 'amani');
  const decide = async (body: object) => {
    const expected_status_at = (await seenOf(app, receipt.reference)).status_at;
    return amani.call('POST', `/inbox/${receipt.reference}/decision`, { ...body, expected_status_at });
  };
  const more = { status: 'more-wanted', message: 'One page is missing.', ...(documents && { documents }) };
  expect((await decide({ ...more, expected_status: 'received' })).statusCode).toBe(200);
  await room.sendAfter(0);
  const text = smtp.received.find((mail) => mail.text.includes('One page is missing.'))?.text ?? '';
  const link = new URL(/https:\/\/nzete\.example\/identity-documents\S+/.exec(text)?.[0] ?? 'https://none.example');
  const token = link.searchParams.get('token') ?? '';
  const send = async (kind: 'governmentId' | 'proofOfAddress', upload_token = token) =>
    (await putDocument(app, { ...receipt, upload_token, kind, ...pdf })).statusCode;
  const shown = async () => (await amani.call('GET', `/inbox/${receipt.reference}`)).json().asked;
  return { app, receipt, decide, text, link, send, shown };
}

test('[SEND-16] asking for more mails a link that takes exactly what is missing, and says that documents never go by mail', async () => {
  const { app, receipt, text, link, send } = await asked();
  expect(link.searchParams.get('wanted')).toBe('proofOfAddress');
  expect(text).toContain('Proof of address');
  expect(text).not.toContain('Government ID');
  expect(text).toContain('Never send documents by e-mail');
  expect(text).toContain('14 days');
  expect(await send('governmentId')).toBe(401);
  expect(await send('proofOfAddress', receipt.upload_token)).toBe(401);
  expect(await send('proofOfAddress')).toBeLessThan(300);
  expect(await trail(app)).toContain(`amani more-wanted ${receipt.reference} proofOfAddress`);
});

test('[SEND-16] staff choose the documents, of which also a better copy can be asked for', async () => {
  const { link, send } = await asked(['governmentId']);
  expect(link.searchParams.get('wanted')).toBe('governmentId');
  expect(await send('governmentId')).toBeLessThan(300);
  expect(await send('proofOfAddress')).toBe(401);
});

test('[SEND-16] staff may ask for words alone: then there is no link', async () => {
  const { text, shown } = await asked([]);
  expect(text).toContain('One page is missing.');
  expect(text).not.toContain('/identity-documents');
  expect(await shown()).toBeNull();
});

test('[SEND-18] the entry shows what was asked for and until when, also later, until the next decision', async () => {
  const { app, decide, receipt, shown } = await asked();
  const at = Date.parse((await seenOf(app, receipt.reference)).status_at ?? '');
  const until = new Date(at + 14 * DAY_MS).toISOString();
  expect(await shown()).toEqual({ documents: ['proofOfAddress'], until });
  const status_at = new Date(at - 20 * DAY_MS).toISOString();
  await app.store.db.updateTable('kyc_application').set({ status_at }).execute();
  expect(await shown()).toEqual({ documents: ['proofOfAddress'], until: new Date(at - 6 * DAY_MS).toISOString() });
  await decide({ status: 'reading', message: '', expected_status: 'more-wanted' });
  expect(await shown()).toBeNull();
});

test('[SEND-17] the link works for 14 days', async () => {
  for (const [days, status] of [
    [13.9, 201],
    [14.1, 401],
  ] as const) {
    const { app, link, receipt } = await asked();
    const at = new Date(Date.now() - days * DAY_MS).toISOString();
    await app.store.db.updateTable('kyc_application').set({ status_at: at }).execute();
    // The token is of the time of the question, which this test moves.
    const { wantedTokenOf } = await import('../src/kyc/upload-token.ts');
    const upload_token = wantedTokenOf(app.keyring, { reference: receipt.reference, status_at: at });
    const sent = await putDocument(app, { ...receipt, upload_token, kind: 'proofOfAddress', ...pdf });
    expect([link.pathname, sent.statusCode < 300 ? 201 : sent.statusCode]).toEqual(['/identity-documents', status]);
  }
});

test('[SEND-17] the next decision ends it, and asking again gives a new one', async () => {
  const { decide, send } = await asked();
  const reading = { status: 'reading', message: '', expected_status: 'more-wanted' };
  expect((await decide(reading)).statusCode).toBe(200);
  expect(await send('proofOfAddress')).toBe(401);
  const again = { status: 'more-wanted', message: 'Once more.', expected_status: 'reading' };
  expect((await decide(again)).statusCode).toBe(200);
  expect(await send('proofOfAddress')).toBe(401);
});
