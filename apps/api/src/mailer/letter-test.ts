import type { MailContext } from '../mail/context.ts';
import type { Message } from '../mail/message.ts';
import type { Mail } from '../mail/outbox.ts';
import type { LetterBody } from '../newsletter/body.ts';
import { renderLetter } from '../newsletter/letter.ts';
import { isLang, type Lang } from '../text/languages.ts';

/** An issue as its readers get it, for one of the staff; `undefined` if it was discarded. */
export async function letterTest(
  { reference, email, language }: Mail,
  { store, settings, pictures }: MailContext,
): Promise<Omit<Message, 'messageId' | 'from'> | undefined> {
  const rows = store.db.selectFrom('newsletter_issue').select('body').where('id', '=', reference);
  const issue = reference && email ? await rows.executeTakeFirst() : undefined;
  if (!issue || !email) return undefined;
  const body: LetterBody = JSON.parse(issue.body); // validated when it was saved
  const lang: Lang = isLang(language) ? language : 'en';
  const { publicUrl } = settings;
  // Staff have no subscription that the link could end.
  const unsubscribe = `${publicUrl}/?lang=${lang}`;
  const letter = renderLetter({ body, lang, publicUrl, picture: await pictures(), unsubscribe });
  return { to: email, ...letter, headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': lang } };
}
