import type { MailsAbout } from '../mail/write.ts';
import { subjects } from '../subjects.ts';

const all: ReadonlyMap<string, MailsAbout> = new Map(subjects.flatMap(({ mails = {} }) => Object.entries(mails)));

/** What its subject says of a mail; `undefined` if no subject has mails about that. */
export const mailsAbout = (about: string): MailsAbout | undefined => all.get(about);
