import { readablePhone } from '@nzete/domain';
import { describe, expect, test } from 'vitest';
import { phoneNumbers } from '../src/db/migrations/0030-phone-numbers.ts';
import { normalisePhone } from '../src/text/phone.ts';
import { startApp } from './support/app.ts';
import { signUp, withEvent } from './support/events.ts';

describe('a phone number', () => {
  test.each([
    ['0813189162', '+243813189162'],
    ['00243 813 189 162', '+243813189162'],
    ['+243 (0)813189162', '+243813189162'],
    ['243813189162', '+243813189162'],
    ['\u202a+243\u00a0813\u2011189\u2011162\u202c', '+243813189162'],
    ['\u200e0813\u202f189\u202f162', '+243813189162'],
    ['+242 05 512 34 56', '+242055123456'],
    ['+242 06 512 34 56', '+242065123456'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['\u061c0813\u2043189\u2043162\u180e', '+243813189162'],
    ['(+243) 813-189-162', '+243813189162'],
    ['(+ 243)(0)813 189 162', '+243813189162'],
    ['(+33 6 12 34 56 78)', '+33612345678'],
    ['+00243813189162', '+243813189162'],
    ['++243 813 189 162', '+243813189162'],
    ['+0 0243 813 189 162', '+243813189162'],
    ['tel:+243812345678', '+243812345678'],
    ['TEL: 0812345678', '+243812345678'],
    ['\u202atel:(0)812345678', '+243812345678'],
    ['＋243812345678', '+243812345678'],
    ['０８１２３４５６７８', '+243812345678'],
    ['٠٨١٢٣٤٥٦٧٨', '+243812345678'],
    ['۰۸۱۲۳۴۵۶۷۸', '+243812345678'],
    ['०८१२३४५६७८', '+243812345678'],
    ['081·234·5678', '+243812345678'],
    ['081・234・5678', '+243812345678'],
    ['081,234,56,78', '+243812345678'],
    ['٠٨١،٢٣٤،٥٦٧٨', '+243812345678'],
    ['\t081 234 5678', '+243812345678'],
    ['+243－81－2345678', '+243812345678'],
    ['（０８１）２３４ー５６７８', '+243812345678'],
  ])('[INPUT-04] %j is stored as %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
    expect(normalisePhone(stored)).toBe(stored);
  });

  test.each([
    ['12345', '12345'],
    ['+243 8131', '+243 8131'],
    ['\u202a12\u2011345\u202c ', '12-345'],
    ['tel:12,345', '12,345'],
    ['١٢·٣٤٥', '12.345'],
    ['0812345678,0823456789', '0812345678,0823456789'],
  ])('[INPUT-04] %j, which no plan of numbers knows, stays as it was typed, in common signs', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored);
  });

  test('[INPUT-04] is read as it is dialled here, and with its code if it is of another country', () => {
    expect(['+243813189162', '+242055123456', '12-345'].map(readablePhone)).toEqual([
      ...['0813 189 162', '+242 055 123 456', '12-345'],
    ]);
    // Codes have one to three digits.
    expect(
      ['+12024561111', '+33612345678', '+27821234567', '+8613812345678', '+4721234567'].map(readablePhone),
    ).toEqual(['+1 202 456 1111', '+33 612 345 678', '+27 821 234 567', '+86 13812345678', '+47 21 234 567']);
  });

  test('[INPUT-04] of a form is stored so, with the marks of a copied contact', async () => {
    const app = await withEvent();
    const { reference } = await signUp(app, { phone: '\u202a\u061c0813\u00a0189\u2043162\u202c' });
    const row = app.store.db.selectFrom('event_sign_up').select('phone').where('reference', '=', reference);
    expect(await row.executeTakeFirst()).toEqual({ phone: '+243813189162' });
  });

  test('[INPUT-04] of a form is taken however it was pasted', async () => {
    const app = await withEvent();
    const pasted = ['tel:+243812345678', '＋243812345678', '０８１２３４５６７８', '٠٨١٢٣٤٥٦٧٨', '081·234·5678'];
    for (const phone of [...pasted, '081,234,56,78', '\t081 234 5678', '+243－81－2345678'])
      await signUp(app, { phone, email: `${Math.random()}@example.org`, may_wait: true });
    const rows = await app.store.db.selectFrom('event_sign_up').select('phone').execute();
    expect(rows).toEqual(Array(8).fill({ phone: '+243812345678' }));
  });

  test('[INPUT-04] that was stored as it was typed is changed by the migration, once', async () => {
    const app = await startApp();
    const row = {
      id: 'x',
      reference: 'NZ-P-2026-X',
      created_at: '2026-06-01T08:00:00.000Z',
      status: 'received' as const,
    };
    const required = {
      organization_name: 'Nsele',
      contact_name: 'Ada',
      email: 'ada@example.org',
      form: 'short' as const,
    };
    await app.store.db
      .insertInto('partnership_application')
      // The other columns may be null.
      .values({ ...row, ...required, phone: '00243 813 189 162', requires_kyc: 0, aml_policy: 0 } as never)
      .execute();
    for (let run = 0; run < 2; run += 1) await phoneNumbers.up(app.store.db);
    const stored = app.store.db.selectFrom('partnership_application').select('phone');
    expect(await stored.execute()).toEqual([{ phone: '+243813189162' }]);
  });
});
