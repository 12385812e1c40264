import { homeZone, identityDocumentsAddress } from '@nzete/domain';
import { formatDate } from '@nzete/languages';
import { type ConfirmationTexts, confirm } from '../mail/confirmation.ts';
import type { MailContext } from '../mail/context.ts';
import { CONFIRMATIONS_A_DAY, DAY_MS, type Mail } from '../mail/outbox.ts';
import type { MailsAbout, SubjectMails, WriteMail } from '../mail/write.ts';
import type { Lang } from '../text/languages.ts';
import { documentsLater, infectedDocument, kycConfirmation } from './mail-texts.ts';
import { findKycEmail, findKycEmailsConfirmed } from './records.ts';
import { uploadTokenOf, wantedTokenOf } from './upload-token.ts';
import { wantedOf } from './wanted.ts';
import { documentNames, wantedTexts } from './wanted-texts.ts';

const findAddress = (reference: string, { store, keyring }: MailContext) => findKycEmail(store, keyring, reference);

/** The address of an applicant, unless it has had enough confirmations today. */
async function recipient({ about, reference }: Mail, context: MailContext): Promise<string | undefined> {
  const email = reference ? await findAddress(reference, context) : undefined;
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const confirmed = await findKycEmailsConfirmed(context.store, context.keyring, { about, since });
  return confirmed.filter((other) => other === email).length < CONFIRMATIONS_A_DAY ? email : undefined;
}

/** Where the documents of an identity check can be sent later. */
function documentsLink({ reference }: Mail, { keyring, settings }: MailContext, lang: Lang): string[] {
  if (!reference) return [];
  const address = settings.publicUrl + identityDocumentsAddress(reference, uploadTokenOf(keyring, reference));
  return [`${documentsLater[lang]}\n${address}&lang=${lang}`];
}

/** To the encrypted address; `undefined` if the application was erased, or the address had enough. */
const confirmationOf =
  (texts: ConfirmationTexts, more?: typeof documentsLink): WriteMail =>
  async (mail, context, lang) => {
    const to = await recipient(mail, context);
    return to === undefined ? undefined : { ...confirm(texts, mail, lang, more?.(mail, context, lang)), to };
  };

/** How to send what is asked for; nothing once the next decision was made. */
const wantedDocuments: MailsAbout['afterMessage'] = async (message, { store, keyring, settings }, lang) => {
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
  const names = wanted.documents.map((kind) => `- ${documentNames[kind][lang]}`).join('\n');
  return [
    `${wantedTexts.send[lang]}\n${names}`,
    `${settings.publicUrl}${address}&lang=${lang}`,
    `${wantedTexts.until[lang]} ${formatDate(wanted.until, lang, 'date', homeZone)}.`,
    wantedTexts.neverByMail[lang],
  ];
};

export const mails: SubjectMails = {
  kyc: {
    notice: 'An identity check (KYC) has arrived',
    confirmation: confirmationOf(kycConfirmation, documentsLink),
    findAddress,
    afterMessage: wantedDocuments,
  },
  'kyc-document': {
    notice: 'An infected document of an identity check (KYC) was deleted',
    confirmation: confirmationOf(infectedDocument),
  },
};
