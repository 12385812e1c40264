import { homeDay } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { confirmGift } from '../src/gifts/decide.ts';
import { post, startApp } from './support/app.ts';
import { confirmation, gift, sendGift, withGift } from './support/gifts.ts';
import { mailing, STAFF } from './support/mail.ts';
import { wordsOfPages } from './support/pdfs.ts';
import { trail } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';

const rows = (app: FastifyInstance) => app.store.db.selectFrom('gift').selectAll().execute();

const textOf = async (pdf: Buffer) => (await wordsOfPages(pdf)).flat().map(({ text }) => text);

describe('a donor says that a gift was sent', () => {
  test('[GIFT-01, PRIV-53] it is stored once for each key, with a reference number', async () => {
    const app = await startApp();
    const headers = { 'idempotency-key': 'a7b8c9d0-1111-4222-8333-444455556666', 'accept-language': 'ln' };
    const first = await post(app, '/api/gifts', gift, { headers });
    const again = await post(app, '/api/gifts', gift, { headers });
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(first.json().reference).toMatch(/^NZ-G-\d{4}-[2-9A-Z]{8}$/);
    const [row, ...others] = await rows(app);
    expect(others).toEqual([]);
    expect({ ...row, amount: Number(row?.amount) }).toMatchObject({
      ...{ ...gift, amount: 150_050, email: 'ada.mbo@example.org' },
      ...{ language: 'ln', status: 'received', receipt_number: null },
    });
  });

  test.each([
    ['amount', '0'],
    ['amount', '0.00'],
    ['amount', '-5'],
    ['amount', '1e3'],
    ['amount', '10.005'],
    ['amount', '12345678901'],
    ['amount', 50],
    ['currency', 'BTC'],
    ['method', 'cash'],
    ['sent_on', '2019-12-31'],
    ['sent_on', '2999-01-01'],
    ['sent_on', '2026-02-30'],
    ['transfer_reference', '  '],
    ['email', 'ada'],
  ])('[GIFT-01] a wrong %s (%j) is named, and nothing is stored', async (field, value) => {
    const app = await startApp();
    const answer = await post(app, '/api/gifts', { ...gift, [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields.map((one: { field: string }) => one.field)).toEqual([field]);
    expect(await rows(app)).toEqual([]);
  });

  test('[GIFT-02] donor and staff are told, without the amount', async () => {
    const { app, smtp, sendAfter } = await mailing();
    const { reference } = await sendGift(app, { lang: 'fr' });
    await sendAfter(0);
    expect(smtp.received.map(({ to, headers }) => [to, headers.subject])).toEqual([
      [[STAFF], `A donor says that a gift was sent: ${reference}`],
      [['ada.mbo@example.org'], 'Vous nous avez annoncé un don'],
    ]);
    expect(JSON.stringify(smtp.received)).not.toMatch(/1500|MP260601/);
  });

  test('[GIFT-03] number and address tell where it stands, as for other submissions', async () => {
    const { app, reference, staff } = await withGift();
    const ask = async (email = 'Ada.Mbo@example.org') =>
      (await post(app, '/api/application-status', { reference, email })).json();
    expect(await ask()).toMatchObject({ kind: 'gift', status: 'received' });
    await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation);
    expect(await ask()).toMatchObject({ kind: 'gift', status: 'accepted' });
    expect((await ask('eve@example.org')).code).toBe('application-not-found');
  });
});

describe('staff look for it on the account', () => {
  test('[GIFT-04] what the account shows is confirmed, with a receipt number and an entry in the audit trail', async () => {
    const { app, reference, staff } = await withGift();
    const answer = await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation);
    const year = Number(homeDay().slice(0, 4));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        ...{ reference, status: 'accepted', amount: '1500.50', receipt_number: `${year}-0001`, decided_by: 'amani' },
        ...{ received_amount: '48.50', received_currency: 'USD', received_on: '2026-06-02', message: null },
      },
    ]);
    expect(await trail(app)).toEqual([`amani gift-confirmed ${reference} ${year}-0001`]);
    const again = await staff.call('POST', `/gifts/${reference}/confirmation`, confirmation);
    const refused = await staff.call('POST', `/gifts/${reference}/refusal`, { reason: 'Not found' });
    expect([again.statusCode, refused.statusCode]).toEqual([409, 409]);
    expect(await trail(app)).toHaveLength(1);
  });

  test('[GIFT-04] it is refused with a reason, which is mailed to the donor and stays readable', async () => {
    const { app, smtp, sendAfter } = await mailing();
    const { reference } = await sendGift(app);
    const staff = await signInStaff(app, 'administrator', 'amani');
    const empty = await staff.call('POST', `/gifts/${reference}/refusal`, { reason: ' ' });
    expect(empty.statusCode).toBe(422);
    const answer = await staff.call('POST', `/gifts/${reference}/refusal`, { reason: 'We do not find the transfer.' });
    expect(answer.json()).toMatchObject({
      ...{ status: 'refused', message: 'We do not find the transfer.', receipt_number: null },
    });
    await sendAfter(0);
    expect(smtp.received.at(-1)).toMatchObject({ to: ['ada.mbo@example.org'] });
    expect(smtp.received.at(-1)?.text).toContain('We do not find the transfer.');
    expect((await staff.get(`/gifts/${reference}/receipt`)).statusCode).toBe(409);
  });

  test.each([1, 400])('[GIFT-04] a day of arrival that is %i days ahead is refused', async (days) => {
    const { reference, staff } = await withGift();
    const received_on = homeDay(new Date(Date.now() + days * 86_400_000));
    const answer = await staff.call('POST', `/gifts/${reference}/confirmation`, { ...confirmation, received_on });
    expect([answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([422, 'received_on']);
    const today = { ...confirmation, received_on: homeDay() };
    expect((await staff.call('POST', `/gifts/${reference}/confirmation`, today)).statusCode).toBe(200);
  });

  test('[GIFT-04] readers and editors see gifts and decide nothing; an unknown one is a 404', async () => {
    const { app, reference, staff } = await withGift();
    for (const role of ['reader', 'editor'] as const) {
      const one = await signInStaff(app, role);
      expect((await one.get(`/gifts/${reference}`)).statusCode).toBe(200);
      const decisions = [
        await one.call('POST', `/gifts/${reference}/confirmation`, confirmation),
        await one.call('POST', `/gifts/${reference}/refusal`, { reason: 'No' }),
        await one.get(`/gifts/${reference}/receipt`),
      ];
      expect(decisions.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    }
    expect((await rows(app))[0]?.status).toBe('received');
    const unknown = 'NZ-G-2026-22222222';
    expect((await staff.get(`/gifts/${unknown}`)).statusCode).toBe(404);
    expect((await staff.call('POST', `/gifts/${unknown}/confirmation`, confirmation)).statusCode).toBe(404);
  });

  test('[GIFT-05] receipt numbers of a year have no gaps, also when many confirm at once and some fail', async () => {
    const app = await startApp();
    const staff = await signInStaff(app, 'reviewer', 'amani');
    const references: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      references.push((await sendGift(app, { email: `donor${index}@example.org` })).reference);
    }
    // Each twice at once; and one whose transaction fails after it has taken a number.
    const broken = confirmGift(app.store, references[0] ?? '', {
      who: null as unknown as string,
      mails: false,
      amount: 1,
      currency: 'USD',
      received_on: '2026-06-02',
      issuer: '{}',
    });
    const twice = references.slice(1).flatMap((one) => [one, one]);
    const answers = await Promise.all([
      broken.catch((error: unknown) => error),
      ...twice.map((one) => staff.call('POST', `/gifts/${one}/confirmation`, confirmation)),
    ]);
    expect(answers[0]).toBeInstanceOf(Error);
    const codes = answers.slice(1).map((one) => (one as { statusCode: number }).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(7);
    expect(codes.filter((code) => code === 409)).toHaveLength(7);
    const year = Number(homeDay().slice(0, 4));
    const numbers = (await rows(app)).flatMap(({ receipt_number }) => receipt_number ?? []).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `${year}-000${number}`));
    const [first = ''] = references;
    const next = new Date(Date.UTC(year + 1, 0, 2));
    const values = {
      who: 'amani',
      mails: false,
      amount: 1,
      currency: 'USD',
      received_on: '2026-06-02',
      issuer: '{}',
    } as const;
    expect(await confirmGift(app.store, first, values, next)).toBe('done');
    expect((await rows(app)).some(({ receipt_number }) => receipt_number === `${year + 1}-0001`)).toBe(true);
  });

  test.each([
    ['en', 'The receipt of your gift', 'Receipt of a gift', /^1,500\.00\sUSD$/],
    ['fr', 'Le reçu de votre don', 'Reçu d’un don', /^1\s500,00\sUSD$/],
    ['ln', 'Resu ya likabo na yo', 'Resu ya likabo', /^1[\s.]500,00\sUSD$/],
    ['sw', 'Stakabadhi ya mchango wako', 'Stakabadhi ya mchango', /^1\.500,00\sUSD$/],
  ])(
    '[GIFT-06] the donor is mailed a receipt as PDF in the language of the gift: %s',
    async (lang, subject, kind, amount) => {
      const { app, smtp, sendAfter } = await mailing();
      const { reference } = await sendGift(app, { lang });
      const staff = await signInStaff(app, 'reviewer', 'amani');
      const path = `/gifts/${reference}`;
      const body = { ...confirmation, amount: '1500' };
      const { receipt_number } = (await staff.call('POST', `${path}/confirmation`, body)).json();
      await sendAfter(0);
      const mail = smtp.received.at(-1);
      expect(mail?.headers).toMatchObject({ subject, 'content-language': lang });
      const [attachment] = mail?.attachments ?? [];
      expect(attachment).toMatchObject({
        filename: `nzete-receipt-${receipt_number}.pdf`,
        contentType: 'application/pdf',
      });
      const words = await textOf(attachment?.content ?? Buffer.alloc(0));
      expect(words).toEqual(
        expect.arrayContaining([kind, 'Ada Mbo', 'MP260601.1432.A12345', reference, receipt_number]),
      );
      expect(
        words.some((word) => amount.test(word)),
        words.join('|'),
      ).toBe(true);
      // Staff download the same bytes.
      const download = await staff.get(`${path}/receipt`);
      expect(download.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="nzete-receipt-${receipt_number}.pdf"`,
      });
      expect(download.rawPayload.equals(attachment?.content ?? Buffer.alloc(0))).toBe(true);
      expect(await trail(app)).toContain(`amani opened ${reference} ${receipt_number}`);
    },
  );
});
