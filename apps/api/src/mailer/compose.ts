import { identityDocumentsAddress } from '@nzete/domain';
import type { Store } from '../db/types.ts';
import { EVENT_CANCELLED, EVENT_REMINDER, EVENT_SEAT } from '../events/mail-queue.ts';
import { findKycEmail, findKycEmailsConfirmed } from '../kyc/records.ts';
import { uploadTokenOf } from '../kyc/upload-token.ts';
import type { MailContext } from '../mail/context.ts';
import { type DonationSubject, donationSubjects } from '../mail/donation-queue.ts';
import type { Message } from '../mail/message.ts';
import {
  CONFIRMATIONS_A_DAY,
  DAY_MS,
  GIFT_RECEIPT,
  isLinkSubject,
  LETTER_TEST,
  type Mail,
  type MailSubject,
  PASSWORD_CHANGED,
} from '../mail/outbox.ts';
import type { MailSettings } from '../mail/settings.ts';
import { confirmPath } from '../newsletter/confirm-token.ts';
import { listIdOf } from '../newsletter/letter-id.ts';
import { unsubscribePath } from '../newsletter/unsubscribe-token.ts';
import { colon } from '../text/format.ts';
import { foundationName } from '../text/foundation-texts.ts';
import { isLang, type Lang } from '../text/languages.ts';
import { donationTexts } from './donation-texts.ts';
import { eventMail } from './event-mail.ts';
import { receiptMail } from './gift-receipt.ts';
import { letterTest } from './letter-test.ts';
import { writeLinkMail } from './link-mail.ts';
import {
  confirmations,
  documentsLater,
  ifNotYou,
  ifNotYouSubscribed,
  notices,
  reference as referenceText,
  unsubscribe,
} from './mail-texts.ts';
import { passwordChanged } from './password-texts.ts';
import { reminder, staffMessage } from './staff-message.ts';

/** Prevents automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The same each time, so that mail programs show a message only once if it was sent twice. */
const messageIdOf = ({ id }: Mail, publicUrl: string) => `<${id}@${new URL(publicUrl).hostname}>`;

const languageOfMail = ({ language }: Mail): Lang => (isLang(language) ? language : 'en');

const signed = (lines: string[], lang: Lang, publicUrl: string) =>
  `${[...lines, `-- \n${foundationName[lang]}\n${publicUrl}`].join('\n\n')}\n`;

function notice(mail: Mail, { from, staff, publicUrl }: MailSettings): Message {
  const texts = notices[mail.about as MailSubject] ?? 'Something has arrived';
  const show = mail.reference ? `show ${mail.reference}` : 'list --kind updates';
  return {
    messageId: messageIdOf(mail, publicUrl),
    from,
    to: staff,
    subject: mail.reference ? `${texts}: ${mail.reference}` : texts,
    text: `${texts}${mail.reference ? `: ${mail.reference}` : ''}.\n\nOn the server: npm run inbox -- ${show}\n`,
    headers: automatic,
  };
}

function findSubscription({ db }: Pick<Store, 'db'>, email: string) {
  const row = db.selectFrom('newsletter_subscription').select(['id', 'language', 'state']).where('email', '=', email);
  return row.executeTakeFirst();
}

async function unsubscribeAddress({ store, keyring, settings }: MailContext, email: string) {
  const subscription = await findSubscription(store, email);
  if (subscription?.state !== 'active') return undefined;
  return settings.publicUrl + unsubscribePath(keyring, subscription);
}

/** `undefined` if there is nothing to confirm any more. */
async function confirmAddress(mail: Mail, email: string, { store, keyring, settings }: MailContext) {
  const subscription = await findSubscription(store, email);
  if (!subscription || subscription.state === 'active') return undefined;
  return settings.publicUrl + confirmPath(keyring, subscription.id, languageOfMail(mail));
}

/** Where the documents of an identity check can be sent later. */
const documentsAddress = ({ about, reference }: Mail, { keyring, settings }: MailContext) =>
  about === 'kyc' && reference
    ? settings.publicUrl + identityDocumentsAddress(reference, uploadTokenOf(keyring, reference))
    : undefined;

async function confirmation(mail: Mail, email: string, composing: MailContext): Promise<Message | undefined> {
  const { from, publicUrl } = composing.settings;
  const texts = confirmations[mail.about as MailSubject];
  const isNewsletter = mail.about === 'newsletter';
  const link = isNewsletter ? await unsubscribeAddress(composing, email) : undefined;
  const confirm = mail.about === 'newsletter-confirm' ? await confirmAddress(mail, email, composing) : undefined;
  if (!texts || (isNewsletter && !link) || (mail.about === 'newsletter-confirm' && !confirm)) return undefined;
  const documents = documentsAddress(mail, composing);
  const lang = languageOfMail(mail);
  const lines = [
    confirm ? `${texts.text[lang]}\n${confirm}` : texts.text[lang],
    ...(mail.reference ? [`${referenceText[lang]}${colon(lang)}${mail.reference}`] : []),
    ...(documents ? [`${documentsLater[lang]}\n${documents}&lang=${lang}`] : []),
    ...(link ? [`${unsubscribe[lang]}\n${link}`] : []),
    (link ? ifNotYouSubscribed : ifNotYou)[lang],
  ];
  return {
    messageId: messageIdOf(mail, publicUrl),
    from,
    to: email,
    subject: texts.subject[lang],
    text: signed(lines, lang, publicUrl),
    headers: {
      ...automatic,
      'Content-Language': lang,
      ...(link && {
        'List-Id': listIdOf(publicUrl),
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** A link for the owner of an account. */
async function linkMessage(mail: Mail, { store, keyring, settings }: MailContext): Promise<Message | undefined> {
  const { about, email } = mail;
  const { from, publicUrl } = settings;
  const lang = languageOfMail(mail);
  if (!isLinkSubject(about) || !email) return undefined;
  const written = await writeLinkMail({ store, keyring }, { mail, about, email, lang, publicUrl });
  return (
    written && {
      messageId: messageIdOf(mail, publicUrl),
      from,
      to: email,
      subject: written.subject,
      text: signed(written.lines, lang, publicUrl),
      headers: { ...automatic, 'Content-Language': lang },
    }
  );
}

/** To the owner of an account, who may not have changed it. */
function passwordMessage(mail: Mail, { settings }: MailContext): Message | undefined {
  const { from, publicUrl } = settings;
  const lang = languageOfMail(mail);
  if (!mail.email) return undefined;
  return {
    messageId: messageIdOf(mail, publicUrl),
    from,
    to: mail.email,
    subject: passwordChanged.subject[lang],
    text: signed(
      [
        passwordChanged.text[lang],
        `${passwordChanged.ifNotYou[lang]}\n${publicUrl}/forgot-password?lang=${lang}`,
        `${passwordChanged.write[lang]}\n${publicUrl}/send-feedback?lang=${lang}`,
      ],
      lang,
      publicUrl,
    ),
    headers: { ...automatic, 'Content-Language': lang },
  };
}

const donationSubjectOf = ({ about }: Mail): DonationSubject | undefined =>
  donationSubjects.find((one) => one === about);

/** To an administrator. The reference is the list and who changes it. */
function donationMessage(about: DonationSubject, mail: Mail, { settings }: MailContext): Message | undefined {
  const { from, publicUrl } = settings;
  const lang = languageOfMail(mail);
  const [list = '', ...who] = (mail.reference ?? '').split(' ');
  if (!mail.email) return undefined;
  const { subject, text, link } = donationTexts[about];
  const address = `${publicUrl}/staff/content?list=${list}`;
  return {
    messageId: messageIdOf(mail, publicUrl),
    from,
    to: mail.email,
    subject: subject[lang],
    text: signed([text(who.join(' '))[lang], `${link[lang]}\n${address}`], lang, publicUrl),
    headers: { ...automatic, 'Content-Language': lang },
  };
}

async function receiptMessage(mail: Mail, composing: MailContext): Promise<Message | undefined> {
  const { from, publicUrl } = composing.settings;
  const receipt = mail.email ? await receiptMail(mail, composing) : undefined;
  if (!mail.email || !receipt) return undefined;
  const lang = languageOfMail(mail);
  const { line, ...rest } = receipt;
  return {
    ...{ messageId: messageIdOf(mail, publicUrl), from, to: mail.email, ...rest },
    text: signed([line, `${referenceText[lang]}${colon(lang)}${mail.reference}`], lang, publicUrl),
    headers: { ...automatic, 'Content-Language': lang },
  };
}

const eventSubjects: readonly string[] = [EVENT_SEAT, EVENT_REMINDER, EVENT_CANCELLED];

/** To a participant of an event. */
const isOfEvent = ({ kind, about }: Mail) =>
  eventSubjects.includes(about) || (kind === 'confirmation' && about === 'event-sign-up');

async function eventMessage(mail: Mail, composing: MailContext): Promise<Message | undefined> {
  const { from, publicUrl } = composing.settings;
  const written = mail.email ? await eventMail(mail, composing) : undefined;
  if (!mail.email || !written) return undefined;
  const lang = languageOfMail(mail);
  const { lines, ...rest } = written;
  return {
    ...{ messageId: messageIdOf(mail, publicUrl), from, to: mail.email, ...rest },
    text: signed([...lines, `${referenceText[lang]}${colon(lang)}${mail.reference}`], lang, publicUrl),
    headers: { ...automatic, 'Content-Language': lang },
  };
}

/** The address of a KYC applicant, unless it has had enough confirmations today. */
async function kycRecipient({ about, reference }: Mail, { store, keyring }: MailContext): Promise<string | undefined> {
  const email = reference ? await findKycEmail(store, keyring, reference) : undefined;
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const confirmed = await findKycEmailsConfirmed(store, keyring, { about, since });
  return confirmed.filter((other) => other === email).length < CONFIRMATIONS_A_DAY ? email : undefined;
}

async function ofStaff(mail: Mail, composing: MailContext): Promise<Message | undefined> {
  const parts = await (mail.kind === 'message' ? staffMessage : reminder)(mail, composing);
  if (!parts) return undefined;
  const { language, ...message } = parts;
  const { from, publicUrl } = composing.settings;
  const headers = { ...automatic, ...(language && { 'Content-Language': language }) };
  return { messageId: messageIdOf(mail, publicUrl), from, ...message, headers };
}

/** `undefined` if the subscription ended, the application was erased, or the address had enough. */
export async function compose(mail: Mail, composing: MailContext): Promise<Message | undefined> {
  if (mail.about === PASSWORD_CHANGED) return passwordMessage(mail, composing);
  const ofDonations = donationSubjectOf(mail);
  if (ofDonations) return donationMessage(ofDonations, mail, composing);
  if (mail.about === GIFT_RECEIPT) return receiptMessage(mail, composing);
  if (isOfEvent(mail)) return eventMessage(mail, composing);
  if (mail.about === LETTER_TEST) {
    const letter = await letterTest(mail, composing);
    const { from, publicUrl } = composing.settings;
    return letter && { messageId: messageIdOf(mail, publicUrl), from, ...letter };
  }
  if (mail.kind === 'message' || mail.kind === 'reminder') return ofStaff(mail, composing);
  if (mail.kind === 'notice') return notice(mail, composing.settings);
  if (isLinkSubject(mail.about)) return linkMessage(mail, composing);
  const email =
    mail.about === 'kyc' || mail.about === 'kyc-document' ? await kycRecipient(mail, composing) : mail.email;
  return email ? confirmation(mail, email, composing) : undefined;
}
