import { identityDocumentsAddress } from '@nzete/domain';
import { formatDate } from '@nzete/languages';
import { findKycEmail } from '../kyc/records.ts';
import { wantedTokenOf } from '../kyc/upload-token.ts';
import { wantedOf } from '../kyc/wanted.ts';
import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import type { Mail } from '../mail/outbox.ts';
import { colon } from '../text/format.ts';
import { foundationName } from '../text/foundation-texts.ts';
import { isLang, type Lang, type Texts } from '../text/languages.ts';
import { reference as referenceText } from './mail-texts.ts';
import { documentNames, wantedTexts } from './wanted-texts.ts';

const subjects: Texts = {
  en: 'An answer from the Nzete Foundation',
  fr: 'Une réponse de la Fondation Nzete',
  ln: 'Eyano ya Fondation Nzete',
  sw: 'Jibu kutoka Taasisi ya Nzete',
};

type Parts = Pick<Message, 'to' | 'subject' | 'text'> & { language?: Lang };

/** What staff wrote with a decision; `undefined` if it has been erased since. */
export async function staffMessage(mail: Mail, context: MailContext): Promise<Parts | undefined> {
  const { store, keyring, settings } = context;
  const stored = await store.db
    .selectFrom('submission_message')
    .select(['text', 'language', 'subject', 'status', 'at'])
    .where('id', '=', mail.id)
    .executeTakeFirst();
  const to = stored && (mail.email ?? (await findKycEmail(store, keyring, stored.subject)));
  if (!to) return undefined;
  const language: Lang = isLang(stored.language) ? stored.language : 'en';
  const lines = [
    stored.text,
    ...(mail.about === 'kyc' && stored.status === 'more-wanted' ? await wantedLines(stored, language, context) : []),
    `${referenceText[language]}${colon(language)}${stored.subject}`,
    `-- \n${foundationName[language]}\n${settings.publicUrl}`,
  ];
  return { to, subject: subjects[language], text: `${lines.join('\n\n')}\n`, language };
}

/** How to send what is asked for; nothing once the next decision was made. */
async function wantedLines(
  { subject, at }: { subject: string; at: string },
  language: Lang,
  { store, keyring, settings }: MailContext,
): Promise<string[]> {
  const application = await store.db
    .selectFrom('kyc_application')
    .select(['reference', 'status', 'status_at', 'wanted'])
    .where('reference', '=', subject)
    .where('status_at', '=', at)
    .executeTakeFirst();
  const wanted = application && wantedOf(application);
  if (!wanted) return [];
  const address = identityDocumentsAddress(subject, wantedTokenOf(keyring, application), wanted.documents);
  const names = wanted.documents.map((kind) => `- ${documentNames[kind][language]}`).join('\n');
  return [
    `${wantedTexts.send[language]}\n${names}`,
    `${settings.publicUrl}${address}&lang=${language}`,
    `${wantedTexts.until[language]} ${formatDate(wanted.until, language, 'date', 'Africa/Kinshasa')}.`,
    wantedTexts.neverByMail[language],
  ];
}

/** For staff, in the language of the commands; `undefined` if the reminder was removed. */
export async function reminder({ reference }: Mail, { store, settings }: MailContext): Promise<Parts | undefined> {
  if (!reference) return undefined;
  const wanted = await store.db
    .selectFrom('submission_assignment')
    .select('remind_on')
    .where('subject', '=', reference)
    .where('remind_on', 'is not', null)
    .executeTakeFirst();
  if (!wanted) return undefined;
  const text = `You wanted to be reminded today of ${reference}.\n\n${settings.publicUrl}/staff\n`;
  return { to: settings.staff, subject: `A reminder: ${reference}`, text };
}
