import type { MailsAbout } from '../mail/write.ts';
import { subjects } from '../subjects.ts';

/** The mails of every subject, by what they are about. */
export const allMails: ReadonlyMap<string, MailsAbout> = new Map(
  subjects.flatMap(({ mails = {} }) => Object.entries(mails)),
);

/** What its subject says of a mail; `undefined` if no subject has mails about that. */
export const mailsAbout = (about: string): MailsAbout | undefined => allMails.get(about);
