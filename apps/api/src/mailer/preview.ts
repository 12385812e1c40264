import type { MessageDescriptor } from '@formatjs/intl';
import { SAMPLE_REFERENCE } from '../mail/samples.ts';
import type { MailsAbout, WriteParts, Writer, Written } from '../mail/write.ts';
import { createServerIntl, type ServerIntl } from '../text/intl.ts';
import { textOf } from './compose.ts';
import { allMails } from './mails-about.ts';
import { type ToStaff, writeNotice, writeReminder } from './staff-mails.ts';
import { staffMessage } from './staff-message.ts';

interface PreviewedMail {
  /** What it is about, its kind, and which of its forms it is. */
  id: string;
  subject: string;
  text: string;
  html: string | null;
  /** The names of its files. */
  attachments: string[];
}

/** A message as someone is writing it. */
interface Draft {
  id: string;
  text: string;
}

/** Writes as another one does, and notes which messages are asked for. */
function noting(intl: ServerIntl, draft: Draft | undefined): { intl: ServerIntl; said: Set<string> } {
  const said = new Set<string>();
  const drafted = draft && createServerIntl(intl.locale, { [draft.id]: draft.text });
  const formatMessage = (message: MessageDescriptor, values?: Record<string, string>) => {
    const { id = '' } = message;
    said.add(id);
    return (drafted && id === draft?.id ? drafted : intl).formatMessage(message, values);
  };
  return { intl: { ...intl, formatMessage: formatMessage as ServerIntl['formatMessage'] }, said };
}

type Samples = Writer<never, Written>['samples'];

const toStaff =
  (write: (parts: WriteParts) => ToStaff): Samples =>
  (parts) => [
    () => {
      const { subject, text } = write(parts);
      return { subject, body: text };
    },
  ];

/** Every mail about something with sample values, by its kind. */
function samplesOf(mails: MailsAbout): Record<string, Samples | undefined> {
  const { notice, confirmation, message, reminder, afterMessage } = mails;
  return {
    notice: notice && toStaff((parts) => writeNotice(SAMPLE_REFERENCE, parts, mails)),
    confirmation: confirmation?.samples,
    message: message?.samples,
    answer: afterMessage && staffMessage(mails).samples,
    reminder: reminder?.samples,
  };
}

/** Mails that are the same whatever they are about. */
const ofAny: Record<string, Samples> = {
  notice: toStaff((parts) => writeNotice(SAMPLE_REFERENCE, parts, undefined)),
  answer: staffMessage(undefined).samples,
  reminder: toStaff((parts) => writeReminder(SAMPLE_REFERENCE, parts)),
};

/**
 * The mails that say a message, as people get them, with sample values. Nothing is read, stored or sent.
 *
 * @param draft stands in place of what is in force
 */
export function previewMails(message: string, { intl, publicUrl }: WriteParts, draft?: Draft): PreviewedMail[] {
  const groups = [...allMails].map(([about, mails]) => [about, samplesOf(mails)] as const);
  const all = [...groups, ['any', ofAny] as const].flatMap(([about, kinds]) =>
    Object.entries(kinds).map(([kind, samples]) => ({ id: `${about}/${kind}`, samples })),
  );
  return all.flatMap(({ id, samples }) => {
    const { said, intl: noted } = noting(intl, draft);
    const writes = samples?.({ intl: noted, publicUrl }) ?? [];
    const shared = new Set(said);
    return writes.flatMap((write, index) => {
      said.clear();
      const mail = write();
      if (!said.has(message) && !shared.has(message)) return [];
      return {
        id: `${id}/${index + 1}`,
        subject: mail.subject,
        text: textOf(mail, noted, publicUrl),
        html: mail.html ?? null,
        attachments: (mail.attachments ?? []).map(({ filename }) => filename),
      };
    });
  });
}
