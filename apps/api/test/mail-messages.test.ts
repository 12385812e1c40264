import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { post } from './support/app.ts';
import { mailing, STAFF } from './support/mail.ts';
import { sendEverything, submissionsOf } from './support/submissions.ts';
import { siteWithTexts, translatorOf } from './support/translations.ts';

const subject = 'interface/mails#api.volunteers.confirmation.subject';
const reference = 'interface/mails#api.mail.common.reference';

/** What the applicant gets, after the notice to staff. */
async function confirmationIn(lang: string, change: (app: FastifyInstance) => Promise<unknown>) {
  const { app, smtp, sendAfter } = await mailing({ siteDir: siteWithTexts() });
  await change(app);
  const body = submissionsOf('ada.mbo@example.org').find(({ path }) => path === '/volunteer-applications')?.body;
  expect((await post(app, `/api/volunteer-applications?lang=${lang}`, body)).statusCode).toBe(201);
  await sendAfter(0);
  const mail = smtp.received.find(({ to }) => to.includes('ada.mbo@example.org'));
  return { app, subject: mail?.headers.subject, text: mail?.text };
}

test('[TEXTS-35] the next mail in a language has what staff wrote, and visitors download nothing of it', async () => {
  const change = async (app: FastifyInstance) => {
    const editor = await translatorOf(app);
    expect(await editor.text(subject)).toMatchObject({
      english: 'Your application as a volunteer has arrived',
      text: 'Votre candidature de bénévole est arrivée',
      pages: [],
    });
    expect((await editor.save(subject, 'Merci d’être des nôtres')).statusCode).toBe(200);
    expect((await editor.save(reference, 'Numéro : {reference}')).statusCode).toBe(200);
  };
  const french = await confirmationIn('fr', change);
  expect(french.subject).toBe('Merci d’être des nôtres');
  expect(french.text).toMatch(/Numéro\u00a0: \S+/);
  expect((await french.app.inject('/texts/staff/fr')).json()).toEqual({});
  expect(await french.app.shownOverrides.ofPages('fr')).toBeUndefined();
  const english = await confirmationIn('en', change);
  expect(english.subject).toBe('Your application as a volunteer has arrived');
});

test('[TEXTS-35] without its codes a text is refused, and one of another release is not sent', async () => {
  const french = await confirmationIn('fr', async (app) => {
    const editor = await translatorOf(app);
    expect((await editor.save(reference, 'Votre numéro')).statusCode).toBe(422);
    const row = { language: 'fr', saved_at: '2026-06-01T08:30:00.000Z', saved_by: 'editor' };
    await app.store.db
      .insertInto('interface_text')
      .values([{ ...row, message: 'api.mail.common.reference', text: 'Le {number}' }])
      .execute();
  });
  expect(french.text).toMatch(/Votre numéro de référence\u00a0: \S+/);
});

test('[TEXTS-35] a text that is taken back is that of the program again', async () => {
  const french = await confirmationIn('fr', async (app) => {
    const editor = await translatorOf(app);
    await editor.save(subject, 'Merci d’être des nôtres');
    expect((await editor.reset(subject, 'Merci d’être des nôtres')).statusCode).toBe(200);
  });
  expect(french.subject).toBe('Votre candidature de bénévole est arrivée');
});

test('[TEXTS-36] staff read in their language what has arrived, with a link to it and no command', async () => {
  const { app, mail, smtp, sendAfter } = await mailing();
  mail.staffLanguage = 'fr';
  await sendEverything(app, 'ada.mbo@example.org');
  await sendAfter(0);
  const notices = smtp.received.filter(({ to }) => to.includes(STAFF));
  expect(notices.length).toBeGreaterThan(6);
  for (const { headers, text } of notices) {
    expect(headers.subject).not.toMatch(/has arrived|has been|has signed|says that/);
    expect(text).toMatch(/\n\nLisez et répondez ici\u00a0:\nhttps:\/\/nzete\.example\/staff\/[a-z]+/);
    expect(text).not.toContain('npm run');
  }
});
