import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailsAbout } from '../mail/write.ts';

/** In the language of the commands. */
export type ToStaff = Pick<Message, 'subject' | 'text'>;

export function notice({ reference }: Mail, mails: MailsAbout | undefined): ToStaff {
  const sentence = mails?.notice ?? 'Something has arrived';
  const subject = reference ? `${sentence}: ${reference}` : sentence;
  const show = reference ? `show ${reference}` : 'list --kind updates';
  return { subject, text: `${subject}.\n\nOn the server: npm run inbox -- ${show}\n` };
}

/** `undefined` if the reminder was removed. */
export async function reminder({ reference }: Mail, { store, settings }: MailContext): Promise<ToStaff | undefined> {
  if (!reference) return undefined;
  const wanted = await store.db
    .selectFrom('submission_assignment')
    .select('remind_on')
    .where('subject', '=', reference)
    .where('remind_on', 'is not', null)
    .executeTakeFirst();
  if (!wanted) return undefined;
  const text = `You wanted to be reminded today of ${reference}.\n\n${settings.publicUrl}/staff\n`;
  return { subject: `A reminder: ${reference}`, text };
}
