import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import { staffMails } from '../mail/messages.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailsAbout, WriteParts } from '../mail/write.ts';

/** In the language of the staff. */
export type ToStaff = Pick<Message, 'subject' | 'text'>;

const inboxPage = (reference: string) => `/inbox/${reference}`;

/** The sign-in leads on to the page. */
const linkTo = (page: string, { publicUrl }: WriteParts) => `${publicUrl}/staff${page}`;

export function writeNotice(reference: string | null, parts: WriteParts, mails: MailsAbout | undefined): ToStaff {
  const { formatMessage } = parts.intl;
  const { what = staffMails.arrived, page = inboxPage } = mails?.notice ?? {};
  const sentence = formatMessage(what);
  const subject = reference ? formatMessage(staffMails.subject, { what: sentence, reference }) : sentence;
  const link = linkTo(page(reference ?? ''), parts);
  return { subject, text: `${subject}.\n\n${formatMessage(staffMails.read)}\n${link}\n` };
}

export function writeReminder(reference: string, parts: WriteParts): ToStaff {
  const { formatMessage } = parts.intl;
  const text = formatMessage(staffMails.reminderText, { reference });
  return {
    subject: formatMessage(staffMails.reminder, { reference }),
    text: `${text}\n\n${formatMessage(staffMails.read)}\n${linkTo(inboxPage(reference), parts)}\n`,
  };
}

const partsOf = async ({ intl, settings }: MailContext): Promise<WriteParts> => ({
  intl: await intl(settings.staffLanguage),
  publicUrl: settings.publicUrl,
});

export const notice = async ({ reference }: Mail, context: MailContext, mails: MailsAbout | undefined) =>
  writeNotice(reference, await partsOf(context), mails);

/** `undefined` if the reminder was removed. */
export async function reminder({ reference }: Mail, context: MailContext): Promise<ToStaff | undefined> {
  if (!reference) return undefined;
  const wanted = await context.store.db
    .selectFrom('submission_assignment')
    .select('remind_on')
    .where('subject', '=', reference)
    .where('remind_on', 'is not', null)
    .executeTakeFirst();
  return wanted && writeReminder(reference, await partsOf(context));
}
