import type { NoMessageValues, TypedMessageDescriptor } from '@formatjs/intl';
import type { Store } from '../db/types.ts';
import type { ServerIntl } from '../text/intl.ts';
import type { MailContext } from './context.ts';
import type { Message } from './message.ts';
import type { Mail } from './outbox.ts';

/** What a subject writes of a mail; sender, id, signature and the headers of every mail are added. */
export interface Written extends Pick<Message, 'subject' | 'html' | 'attachments'> {
  /** The paragraphs, which are signed; or a whole text, which is not. */
  body: readonly string[] | string;
  /** Without it the address of the queued mail. */
  to?: string;
  headers?: Record<string, string>;
}

/**
 * Writes a mail when it is sent; `undefined` if there is nothing to send any more.
 *
 * @param intl in the language of the queued mail
 */
export type WriteMail = (mail: Mail, context: MailContext, intl: ServerIntl) => Promise<Written | undefined>;

/** What staff wrote with a decision. */
interface StaffMessage {
  /** The reference of what it is about. */
  subject: string;
  /** What was decided. */
  status: string;
  at: string;
}

/** The mails about one thing, by their kind, and what the outbox must know of them. */
export interface MailsAbout {
  /** What has happened, for staff; without it they get no notice. */
  notice?: {
    what: TypedMessageDescriptor<NoMessageValues>;
    /** The page of the staff area, below `/staff`. @default that of the inbox */
    page?: (reference: string) => string;
  };
  confirmation?: WriteMail;
  /** Without it a message is what staff wrote, and a reminder one that staff wanted. */
  message?: WriteMail;
  reminder?: WriteMail;
  /** The address of the sender, if it is not in the outbox since it is encrypted. */
  findAddress?: (reference: string, context: MailContext) => Promise<string | undefined>;
  /** The paragraphs after what staff wrote. */
  afterMessage?: (message: StaffMessage, context: MailContext, intl: ServerIntl) => Promise<string[]>;
  /** How many confirmations an address gets. @default CONFIRMATIONS_A_DAY */
  confirmationsADay?: number;
  /** Whether the answer says that a mail comes, and without its link nothing goes on. */
  isPromised?: boolean;
  /** After the mail server said that there is no such mailbox. */
  mailboxIsGone?: (store: Pick<Store, 'db'>, email: string) => Promise<unknown>;
}

/** The mails of a subject, by what they are about. */
export type SubjectMails = Readonly<Record<string, MailsAbout>>;
