import { referenceLine } from '../mail/confirmation.ts';
import type { WriteMail } from '../mail/write.ts';
import { mailsAbout } from './mails-about.ts';
import { answerSubject } from './staff-message-texts.ts';

/** What staff wrote with a decision, in the language of what was sent; `undefined` if it has been erased since. */
export const staffMessage: WriteMail = async (mail, context, lang) => {
  const stored = await context.store.db
    .selectFrom('submission_message')
    .select(['text', 'subject', 'status', 'at'])
    .where('id', '=', mail.id)
    .executeTakeFirst();
  if (!stored) return undefined;
  const mails = mailsAbout(mail.about);
  const to = mail.email ?? (await mails?.findAddress?.(stored.subject, context));
  if (!to) return undefined;
  const more = (await mails?.afterMessage?.(stored, context, lang)) ?? [];
  return { to, subject: answerSubject[lang], body: [stored.text, ...more, referenceLine(stored.subject, lang)] };
};
