import { homeZone, identityDocumentsAddress, kycDocumentKinds } from '@nzete/domain';
import { formatDate } from '@nzete/languages';
import type { Keyring } from '../crypto/keyring.ts';
import { DAY_MS } from '../durations.ts';
import { type ConfirmationMessages, confirm } from '../mail/confirmation.ts';
import type { MailContext } from '../mail/context.ts';
import { CONFIRMATIONS_A_DAY, type Mail } from '../mail/outbox.ts';
import { SAMPLE_REFERENCE, SAMPLE_TOKEN, sampleKeyring } from '../mail/samples.ts';
import {
  type MailsAbout,
  type MailWriter,
  mailWriter,
  type StaffMessage,
  type SubjectMails,
  writerOf,
} from '../mail/write.ts';
import { confirmation, documents, infected, notices, wanted as wantedMessages } from './messages.ts';
import { findKycEmail, findKycEmailsConfirmed } from './records.ts';
import { uploadTokenOf, wantedTokenOf } from './upload-token.ts';
import { type Wanted, wantedOf } from './wanted.ts';

const findAddress = (reference: string, { store, keyring }: MailContext) => findKycEmail(store, keyring, reference);

/** The address of an applicant, unless it has had enough confirmations today. */
async function recipient({ about, reference }: Mail, context: MailContext): Promise<string | undefined> {
  const email = reference ? await findAddress(reference, context) : undefined;
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const confirmed = await findKycEmailsConfirmed(context.store, context.keyring, { about, since });
  return confirmed.filter((other) => other === email).length < CONFIRMATIONS_A_DAY ? email : undefined;
}

/** Where the documents of an identity check can be sent later. */
const documentsPath = (reference: string, keyring: Keyring) =>
  identityDocumentsAddress(reference, uploadTokenOf(keyring, reference));

interface Confirmed {
  reference: string | null;
  to?: string;
  /** Where something can be sent later. */
  path?: string;
}

/** To the encrypted address; `undefined` if the application was erased, or the address had enough. */
const confirmationOf = (messages: ConfirmationMessages, pathOf?: typeof documentsPath): MailWriter =>
  mailWriter<Confirmed>({
    async read(mail, context) {
      const { reference } = mail;
      const to = await recipient(mail, context);
      if (to === undefined) return undefined;
      return { reference, to, ...(reference && pathOf && { path: pathOf(reference, context.keyring) }) };
    },
    write({ path, to, ...mail }, { intl, publicUrl }) {
      const more = path
        ? [`${intl.formatMessage(confirmation.documentsLater)}\n${publicUrl}${path}&lang=${intl.locale}`]
        : [];
      return { ...confirm(messages, mail, intl, more), ...(to !== undefined && { to }) };
    },
    samples: () => [{ reference: SAMPLE_REFERENCE, ...(pathOf && { path: pathOf(SAMPLE_REFERENCE, sampleKeyring) }) }],
  });

/** How to send what is asked for. */
const wantedDocuments: MailsAbout['afterMessage'] = writerOf<StaffMessage, Wanted & { path: string }, string[]>({
  /** Nothing once the next decision was made. */
  async read({ subject, status, at }, { store, keyring }) {
    if (status !== 'more-wanted') return undefined;
    const application = await store.db
      .selectFrom('kyc_application')
      .select(['reference', 'status', 'status_at', 'wanted'])
      .where('reference', '=', subject)
      .where('status_at', '=', at)
      .executeTakeFirst();
    const wanted = application && wantedOf(application);
    if (!wanted) return undefined;
    return {
      ...wanted,
      path: identityDocumentsAddress(subject, wantedTokenOf(keyring, application), wanted.documents),
    };
  },
  write({ documents: kinds, until, path }, { intl: { formatMessage, locale }, publicUrl }) {
    const names = kinds.map((kind) => `- ${formatMessage(documents[kind])}`).join('\n');
    return [
      `${formatMessage(wantedMessages.send)}\n${names}`,
      `${publicUrl}${path}&lang=${locale}`,
      formatMessage(wantedMessages.until, { day: formatDate(until, locale, 'date', homeZone) }),
      formatMessage(wantedMessages.neverByMail),
    ];
  },
  samples: () => [
    {
      documents: kycDocumentKinds,
      until: '2026-09-30T12:00:00.000Z',
      path: identityDocumentsAddress(SAMPLE_REFERENCE, SAMPLE_TOKEN, kycDocumentKinds),
    },
  ],
});

export const mails: SubjectMails = {
  kyc: {
    notice: { what: notices.application },
    confirmation: confirmationOf(confirmation, documentsPath),
    findAddress,
    afterMessage: wantedDocuments,
  },
  'kyc-document': {
    notice: { what: notices.infected },
    confirmation: confirmationOf(infected),
  },
};
