import { referenceLine } from '../mail/confirmation.ts';
import { mailMessages } from '../mail/messages.ts';
import type { WriteMail } from '../mail/write.ts';
import { mailsAbout } from './mails-about.ts';

/** What staff wrote with a decision, in the language of what was sent; `undefined` if it has been erased since. */
export const staffMessage: WriteMail = async (mail, context, intl) => {
  const stored = await context.store.db
    .selectFrom('submission_message')
    .select(['text', 'subject', 'status', 'at'])
    .where('id', '=', mail.id)
    .executeTakeFirst();
  if (!stored) return undefined;
  const mails = mailsAbout(mail.about);
  const to = mail.email ?? (await mails?.findAddress?.(stored.subject, context));
  if (!to) return undefined;
  const more = (await mails?.afterMessage?.(stored, context, intl)) ?? [];
  const subject = intl.formatMessage(mailMessages.answer);
  return { to, subject, body: [stored.text, ...more, referenceLine(stored.subject, intl)] };
};
