import { referenceLine } from '../mail/confirmation.ts';
import { mailMessages } from '../mail/messages.ts';
import { SAMPLE_REFERENCE, sampleAnswer } from '../mail/samples.ts';
import { type MailsAbout, type MailWriter, mailWriter } from '../mail/write.ts';

interface Answer {
  to?: string;
  reference: string;
  /** As staff wrote it, and what the subject adds. */
  paragraphs: readonly string[];
}

/** What staff wrote with a decision, in the language of what was sent. */
export const staffMessage = (mails: MailsAbout | undefined): MailWriter =>
  mailWriter<Answer>({
    /** `undefined` if it has been erased since. */
    async read(mail, context, intl) {
      const stored = await context.store.db
        .selectFrom('submission_message')
        .select(['text', 'subject', 'status', 'at'])
        .where('id', '=', mail.id)
        .executeTakeFirst();
      if (!stored) return undefined;
      const to = mail.email ?? (await mails?.findAddress?.(stored.subject, context));
      if (!to) return undefined;
      const more = (await mails?.afterMessage?.write(stored, context, intl)) ?? [];
      return { to, reference: stored.subject, paragraphs: [stored.text, ...more] };
    },
    write: ({ reference, paragraphs, ...mail }, { intl }) => ({
      ...mail,
      subject: intl.formatMessage(mailMessages.answer),
      body: [...paragraphs, referenceLine(reference, intl)],
    }),
    samples: (parts) => {
      const of = (more: () => readonly string[]) => ({
        reference: SAMPLE_REFERENCE,
        paragraphs: [sampleAnswer(parts.intl), ...more()],
      });
      const [first = () => [], ...others] = mails?.afterMessage?.samples(parts) ?? [];
      return [of(first), ...others.map(of)];
    },
  });
