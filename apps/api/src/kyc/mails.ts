import { homeZone, identityDocumentsAddress } from '@nzete/domain';
import { formatDate } from '@nzete/languages';
import { type ConfirmationMessages, confirm } from '../mail/confirmation.ts';
import type { MailContext } from '../mail/context.ts';
import { CONFIRMATIONS_A_DAY, DAY_MS, type Mail } from '../mail/outbox.ts';
import type { MailsAbout, SubjectMails, WriteMail } from '../mail/write.ts';
import type { ServerIntl } from '../text/intl.ts';
import { confirmation, documents, infected, notices, wanted as wantedMessages } from './messages.ts';
import { findKycEmail, findKycEmailsConfirmed } from './records.ts';
import { uploadTokenOf, wantedTokenOf } from './upload-token.ts';
import { wantedOf } from './wanted.ts';

const findAddress = (reference: string, { store, keyring }: MailContext) => findKycEmail(store, keyring, reference);

/** The address of an applicant, unless it has had enough confirmations today. */
async function recipient({ about, reference }: Mail, context: MailContext): Promise<string | undefined> {
  const email = reference ? await findAddress(reference, context) : undefined;
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const confirmed = await findKycEmailsConfirmed(context.store, context.keyring, { about, since });
  return confirmed.filter((other) => other === email).length < CONFIRMATIONS_A_DAY ? email : undefined;
}

/** Where the documents of an identity check can be sent later. */
function documentsLink({ reference }: Mail, { keyring, settings }: MailContext, intl: ServerIntl): string[] {
  if (!reference) return [];
  const address = settings.publicUrl + identityDocumentsAddress(reference, uploadTokenOf(keyring, reference));
  return [`${intl.formatMessage(confirmation.documentsLater)}\n${address}&lang=${intl.locale}`];
}

/** To the encrypted address; `undefined` if the application was erased, or the address had enough. */
const confirmationOf =
  (messages: ConfirmationMessages, more?: typeof documentsLink): WriteMail =>
  async (mail, context, intl) => {
    const to = await recipient(mail, context);
    return to === undefined ? undefined : { ...confirm(messages, mail, intl, more?.(mail, context, intl)), to };
  };

/** How to send what is asked for; nothing once the next decision was made. */
const wantedDocuments: MailsAbout['afterMessage'] = async (
  message,
  { store, keyring, settings },
  { formatMessage, locale },
) => {
  const { subject, status, at } = message;
  if (status !== 'more-wanted') return [];
  const application = await store.db
    .selectFrom('kyc_application')
    .select(['reference', 'status', 'status_at', 'wanted'])
    .where('reference', '=', subject)
    .where('status_at', '=', at)
    .executeTakeFirst();
  const wanted = application && wantedOf(application);
  if (!wanted) return [];
  const address = identityDocumentsAddress(subject, wantedTokenOf(keyring, application), wanted.documents);
  const names = wanted.documents.map((kind) => `- ${formatMessage(documents[kind])}`).join('\n');
  return [
    `${formatMessage(wantedMessages.send)}\n${names}`,
    `${settings.publicUrl}${address}&lang=${locale}`,
    formatMessage(wantedMessages.until, { day: formatDate(wanted.until, locale, 'date', homeZone) }),
    formatMessage(wantedMessages.neverByMail),
  ];
};

export const mails: SubjectMails = {
  kyc: {
    notice: { what: notices.application },
    confirmation: confirmationOf(confirmation, documentsLink),
    findAddress,
    afterMessage: wantedDocuments,
  },
  'kyc-document': {
    notice: { what: notices.infected },
    confirmation: confirmationOf(infected),
  },
};
