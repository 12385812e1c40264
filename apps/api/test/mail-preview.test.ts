import { formatNumber } from '@nzete/languages';
import { describe, expect, test } from 'vitest';
import { previewMails } from '../src/mailer/preview.ts';
import { intlOf } from '../src/text/intl.ts';
import { languages } from '../src/text/languages.ts';
import { call, joined } from './support/staff.ts';
import { startWithTexts, translatorOf } from './support/translations.ts';

const publicUrl = 'https://nzete.example';
const waiting = 'interface/mails#api.events.waiting.subject';
const reference = 'interface/mails#api.mail.common.reference';

const idsOf = (message: string) => previewMails(message, { intl: intlOf('fr'), publicUrl }).map(({ id }) => id);

async function previewing() {
  const app = await startWithTexts();
  const editor = await translatorOf(app);
  const preview = (body: object, headers = editor.headers) =>
    call(app, 'POST', '/translations/mail-preview', { headers, body: { language: 'fr', ...body } });
  return { app, editor, preview };
}

describe('the preview of mails', () => {
  test('[MAILTEXT-01] has each mail that says a text, and each of its forms that does', () => {
    expect(idsOf('api.events.waiting.text')).toEqual(['event-sign-up/confirmation/2']);
    expect(idsOf('api.events.participant.people')).toEqual([
      'event-sign-up/confirmation/1',
      'event-sign-up/confirmation/2',
      'event-seat/message/1',
      'event-reminder/reminder/1',
      'event-cancelled/message/1',
    ]);
    expect(idsOf('api.mail.common.answer')).toEqual(['kyc/answer/1', 'any/answer/1']);
    expect(idsOf('api.gifts.notice.arrived')).toEqual(['gift/notice/1']);
    expect(idsOf('site.home.title')).toEqual([]);
  });

  test.each(languages)('[MAILTEXT-01] has subject, text and files in %s, without a placeholder', (language) => {
    const of = (message: string) => previewMails(message, { intl: intlOf(language), publicUrl });
    const mails = ['api.mail.common.reference', 'api.mail.staff.read', 'api.newsletter.letter.why'].flatMap(of);
    expect(mails.length).toBeGreaterThan(20);
    for (const { subject, text } of mails) {
      expect(subject.trim()).not.toBe('');
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|\bapi\./);
    }
    const byId = new Map(mails.map((mail) => [mail.id, mail]));
    expect(byId.get('gift-receipt/message/1')?.attachments).toEqual(['nzete-receipt-2026-0001.pdf']);
    expect(byId.get('newsletter-test/message/1')?.html).toMatch(
      new RegExp(`^<!doctype html><html lang="${language}">`),
    );
    expect(byId.get('event-sign-up/confirmation/1')).toMatchObject({ html: null, attachments: ['planting-nsele.ics'] });
  });

  test('[MAILTEXT-02] has the longest that people may enter', () => {
    const [mail] = previewMails('api.events.waiting.subject', { intl: intlOf('en'), publicUrl });
    const title = /\((.+)\)$/.exec(mail?.subject ?? '')?.[1] ?? '';
    expect(title.length).toBeGreaterThan(90);
    expect(mail?.text).toContain(`${title}\n`);
    expect(mail?.text).toContain(`People: ${formatNumber(5, 'en')}`);
  });
});

describe('the call for a preview of mails', () => {
  test('[MAILTEXT-03] shows what is being typed, corrected, in one language, and neither stores nor sends', async () => {
    const { app, preview } = await previewing();
    const before = await app.store.db.selectFrom('staff_action').select('id').execute();
    const answer = await preview({ id: waiting, text: 'Patience : {event}' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().mails).toHaveLength(1);
    expect(answer.json().mails[0].subject).toMatch(/^Patience\u00a0: Siku ya kupanda/);
    const shipped = await preview({ id: waiting, language: 'en' });
    expect(shipped.json().mails[0].subject).toMatch(/^You are on the waiting list \(Siku/);
    expect(await app.store.db.selectFrom('mail').select('id').execute()).toEqual([]);
    expect(await app.store.db.selectFrom('interface_text').select('message').execute()).toEqual([]);
    expect(await app.store.db.selectFrom('staff_action').select('id').execute()).toEqual(before);
  });

  test('[MAILTEXT-03] has what staff have written in place of other texts', async () => {
    const { editor, preview } = await previewing();
    expect((await editor.save(reference, 'Numéro : {reference}')).statusCode).toBe(200);
    const { mails } = (await preview({ id: waiting, text: 'Patience ({event})' })).json();
    expect(mails[0].text).toMatch(/Numéro\u00a0: NZ-/);
  });

  test('[MAILTEXT-03] refuses what could not be saved, and a text that does not exist', async () => {
    const { preview } = await previewing();
    const refused = await preview({ id: waiting, text: 'Patience' });
    expect([refused.statusCode, refused.json().fields[0].pointer]).toEqual([422, '/text']);
    expect((await preview({ id: 'interface/home#api.events.waiting.subject' })).statusCode).toBe(404);
    expect((await preview({ id: 'interface/mails#api.events.none' })).statusCode).toBe(404);
  });

  test('[MAILTEXT-04] is for those who may translate', async () => {
    const { app, preview } = await previewing();
    const { headers } = await joined(app, 'reader', 'reader');
    expect((await preview({ id: waiting }, headers)).statusCode).toBe(403);
    expect((await preview({ id: waiting }, {})).statusCode).toBe(401);
  });
});
