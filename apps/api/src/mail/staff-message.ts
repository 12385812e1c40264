import { findKycEmail } from '../kyc/records.ts';
import { isLang, type Lang, type Texts } from '../text/languages.ts';
import { foundationName, reference as referenceText } from './mail-texts.ts';
import type { MailContext, Message } from './message.ts';
import type { Mail } from './outbox.ts';

const subjects: Texts = {
  en: 'An answer from the Nzete Foundation',
  fr: 'Une réponse de la Fondation Nzete',
  ln: 'Eyano ya Fondation Nzete',
  sw: 'Jibu kutoka Taasisi ya Nzete',
};

type Parts = Pick<Message, 'to' | 'subject' | 'text'> & { language?: Lang };

/** What staff wrote with a decision; `undefined` if it has been erased since. */
export async function staffMessage(mail: Mail, { store, keyring, settings }: MailContext): Promise<Parts | undefined> {
  const stored = await store.db
    .selectFrom('submission_message')
    .select(['text', 'language', 'subject'])
    .where('id', '=', mail.id)
    .executeTakeFirst();
  const to = stored && (mail.email ?? (await findKycEmail(store, keyring, stored.subject)));
  if (!to) return undefined;
  const language: Lang = isLang(stored.language) ? stored.language : 'en';
  const lines = [
    stored.text,
    `${referenceText[language]}: ${stored.subject}`,
    `-- \n${foundationName[language]}\n${settings.publicUrl}`,
  ];
  return { to, subject: subjects[language], text: `${lines.join('\n\n')}\n`, language };
}

/** For staff, in the language of the commands; `undefined` if the reminder was removed. */
export async function reminder({ reference }: Mail, { store, settings }: MailContext): Promise<Parts | undefined> {
  if (!reference) return undefined;
  const wanted = await store.db
    .selectFrom('submission_assignment')
    .select('remind_on')
    .where('subject', '=', reference)
    .where('remind_on', 'is not', null)
    .executeTakeFirst();
  if (!wanted) return undefined;
  const text = `You wanted to be reminded today of ${reference}.\n\n${settings.publicUrl}/staff\n`;
  return { to: settings.staff, subject: `A reminder: ${reference}`, text };
}
