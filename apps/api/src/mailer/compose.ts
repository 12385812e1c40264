import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailSettings } from '../mail/settings.ts';
import type { Written } from '../mail/write.ts';
import type { ServerIntl } from '../text/intl.ts';
import { isLang, type Lang } from '../text/languages.ts';
import { foundation } from '../text/messages.ts';
import { mailsAbout } from './mails-about.ts';
import { notice, reminder, type ToStaff } from './staff-mails.ts';
import { staffMessage } from './staff-message.ts';

/** Prevents automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The same each time, so that mail programs show a message only once if it was sent twice. */
const messageIdOf = ({ id }: Mail, publicUrl: string) => `<${id}@${new URL(publicUrl).hostname}>`;

const languageOfMail = ({ language }: Mail): Lang => (isLang(language) ? language : 'en');

/** The text of a mail with its signature. */
export const textOf = ({ body }: Written, { formatMessage }: ServerIntl, publicUrl: string): string =>
  typeof body === 'string'
    ? body
    : `${[...body, `-- \n${formatMessage(foundation.name)}\n${publicUrl}`].join('\n\n')}\n`;

const toStaff = (mail: Mail, { from, staff, publicUrl }: MailSettings, { subject, text }: ToStaff): Message => ({
  messageId: messageIdOf(mail, publicUrl),
  from,
  to: staff,
  subject,
  text,
  headers: automatic,
});

function toPerson(
  mail: Mail,
  { from, publicUrl }: MailSettings,
  written: Written,
  intl: ServerIntl,
): Message | undefined {
  const { body: _body, headers, to = mail.email, ...parts } = written;
  if (!to) return undefined;
  return {
    messageId: messageIdOf(mail, publicUrl),
    from,
    to,
    ...parts,
    text: textOf(written, intl, publicUrl),
    headers: { ...automatic, 'Content-Language': intl.locale, ...headers },
  };
}

/** `undefined` if its subject has nothing to say any more, such as of an application that was erased. */
export async function compose(mail: Mail, context: MailContext): Promise<Message | undefined> {
  const { settings } = context;
  const mails = mailsAbout(mail.about);
  if (mail.kind === 'notice') return toStaff(mail, settings, await notice(mail, context, mails));
  const writer = mails?.[mail.kind] ?? (mail.kind === 'message' ? staffMessage(mails) : undefined);
  if (writer) {
    const intl = await context.intl(languageOfMail(mail));
    const written = await writer.write(mail, context, intl);
    return written && toPerson(mail, settings, written, intl);
  }
  const text = mail.kind === 'reminder' ? await reminder(mail, context) : undefined;
  return text && toStaff(mail, settings, text);
}
