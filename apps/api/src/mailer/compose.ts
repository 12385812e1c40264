import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import type { Mail } from '../mail/outbox.ts';
import type { MailSettings } from '../mail/settings.ts';
import type { Written } from '../mail/write.ts';
import { foundationName } from '../text/foundation-texts.ts';
import { isLang, type Lang } from '../text/languages.ts';
import { mailsAbout } from './mails-about.ts';
import { notice, reminder, type ToStaff } from './staff-mails.ts';
import { staffMessage } from './staff-message.ts';

/** Prevents automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The same each time, so that mail programs show a message only once if it was sent twice. */
const messageIdOf = ({ id }: Mail, publicUrl: string) => `<${id}@${new URL(publicUrl).hostname}>`;

const languageOfMail = ({ language }: Mail): Lang => (isLang(language) ? language : 'en');

const signed = (lines: readonly string[], lang: Lang, publicUrl: string) =>
  `${[...lines, `-- \n${foundationName[lang]}\n${publicUrl}`].join('\n\n')}\n`;

const toStaff = (mail: Mail, { from, staff, publicUrl }: MailSettings, { subject, text }: ToStaff): Message => ({
  messageId: messageIdOf(mail, publicUrl),
  from,
  to: staff,
  subject,
  text,
  headers: automatic,
});

function toPerson(mail: Mail, { from, publicUrl }: MailSettings, written: Written): Message | undefined {
  const { body, headers, to = mail.email, ...parts } = written;
  if (!to) return undefined;
  const lang = languageOfMail(mail);
  return {
    messageId: messageIdOf(mail, publicUrl),
    from,
    to,
    ...parts,
    text: typeof body === 'string' ? body : signed(body, lang, publicUrl),
    headers: { ...automatic, 'Content-Language': lang, ...headers },
  };
}

/** `undefined` if its subject has nothing to say any more, such as of an application that was erased. */
export async function compose(mail: Mail, context: MailContext): Promise<Message | undefined> {
  const { settings } = context;
  const mails = mailsAbout(mail.about);
  if (mail.kind === 'notice') return toStaff(mail, settings, await notice(mail, context, mails));
  const write = mails?.[mail.kind] ?? (mail.kind === 'message' ? staffMessage : undefined);
  if (write) {
    const written = await write(mail, context, await context.intl(languageOfMail(mail)));
    return written && toPerson(mail, settings, written);
  }
  const text = mail.kind === 'reminder' ? await reminder(mail, context) : undefined;
  return text && toStaff(mail, settings, text);
}
