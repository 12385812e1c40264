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

/** What a text is written with, besides what was read. */
export interface WriteParts {
  /** In the language of the reader. */
  intl: ServerIntl;
  /** The address of the site, for links. */
  publicUrl: string;
}

interface Steps<Source, Facts, Result> {
  /** Reads what is stored; `undefined` if there is nothing to send any more. */
  read: (source: Source, context: MailContext, intl: ServerIntl) => Promise<Facts | undefined>;
  write: (facts: Facts, parts: WriteParts) => Result;
  /** For the preview of staff: each form that it has, with the longest that people can enter. */
  samples: (parts: WriteParts) => readonly [Facts, ...Facts[]];
}

/** Reads what is stored and writes; or writes the samples, for which nothing is read or stored. */
export interface Writer<Source, Result> {
  /** When it is sent; `undefined` if there is nothing to send any more. */
  write: (source: Source, context: MailContext, intl: ServerIntl) => Promise<Result | undefined>;
  samples: (parts: WriteParts) => (() => Result)[];
}

export const writerOf = <Source, Facts, Result>(steps: Steps<Source, Facts, Result>): Writer<Source, Result> => ({
  async write(source, context, intl) {
    const facts = await steps.read(source, context, intl);
    return facts && steps.write(facts, { intl, publicUrl: context.settings.publicUrl });
  },
  samples: (parts) => steps.samples(parts).map((facts) => () => steps.write(facts, parts)),
});

/** A mail of a subject. */
export type MailWriter = Writer<Mail, Written>;

export const mailWriter = <Facts>(steps: Steps<Mail, Facts, Written>): MailWriter => writerOf(steps);

/** What staff wrote with a decision. */
export interface StaffMessage {
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
  confirmation?: MailWriter;
  /** Without it a message is what staff wrote, and a reminder one that staff wanted. */
  message?: MailWriter;
  reminder?: MailWriter;
  /** The address of the sender, if it is not in the outbox since it is encrypted. */
  findAddress?: (reference: string, context: MailContext) => Promise<string | undefined>;
  /** The paragraphs after what staff wrote. */
  afterMessage?: Writer<StaffMessage, string[]>;
  /** How many confirmations an address gets. @default CONFIRMATIONS_A_DAY */
  confirmationsADay?: number;
  /** Whether the answer says that a mail comes, and without its link nothing goes on. */
  isPromised?: boolean;
  /** After the mail server said that there is no such mailbox. */
  mailboxIsGone?: (store: Pick<Store, 'db'>, email: string) => Promise<unknown>;
}

/** The mails of a subject, by what they are about. */
export type SubjectMails = Readonly<Record<string, MailsAbout>>;
