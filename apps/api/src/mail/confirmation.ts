import type { NoMessageValues, TypedMessageDescriptor } from '@formatjs/intl';
import type { ServerIntl } from '../text/intl.ts';
import { mailMessages } from './messages.ts';
import type { Mail } from './outbox.ts';
import { SAMPLE_REFERENCE } from './samples.ts';
import { type MailWriter, mailWriter, type Written } from './write.ts';

type Message = TypedMessageDescriptor<NoMessageValues>;

/** The messages of a confirmation. They repeat nothing of what was sent. */
export interface ConfirmationMessages {
  subject: Message;
  /** What has arrived, in a sentence. */
  text: Message;
}

export const referenceLine = (reference: string | null, { formatMessage }: ServerIntl): string =>
  formatMessage(mailMessages.reference, { reference: String(reference) });

/** @param more paragraphs between the reference and what to do if it was not the reader */
export const confirm = (
  { subject, text }: ConfirmationMessages,
  { reference }: Pick<Mail, 'reference'>,
  intl: ServerIntl,
  more: readonly string[] = [],
): Written => ({
  subject: intl.formatMessage(subject),
  body: [
    intl.formatMessage(text),
    ...(reference ? [referenceLine(reference, intl)] : []),
    ...more,
    intl.formatMessage(mailMessages.ifNotYou),
  ],
});

/** Tells a sender what has arrived. */
export const confirmationOf = (messages: ConfirmationMessages): MailWriter =>
  mailWriter<Pick<Mail, 'reference'>>({
    read: async ({ reference }) => ({ reference }),
    write: (facts, { intl }) => confirm(messages, facts, intl),
    samples: () => [{ reference: SAMPLE_REFERENCE }],
  });
