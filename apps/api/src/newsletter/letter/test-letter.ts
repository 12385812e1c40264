import type { WriteMail } from '../../mail/write.ts';
import { readBody } from './body.ts';
import { renderLetter } from './letter.ts';

/** What the mail is about that shows an issue of the newsletter to one of the staff. */
export const LETTER_TEST = 'newsletter-test';

/** An issue as its readers get it, for one of the staff; `undefined` if it was discarded. */
export const letterTest: WriteMail = async ({ reference }, { store, settings, pictures }, intl) => {
  const rows = store.db.selectFrom('newsletter_issue').select('body').where('id', '=', reference);
  const issue = reference ? await rows.executeTakeFirst() : undefined;
  if (!issue) return undefined;
  const body = readBody(issue.body);
  const { publicUrl } = settings;
  // Staff have no subscription that the link could end.
  const unsubscribe = `${publicUrl}/?lang=${intl.locale}`;
  const { subject, html, text } = renderLetter({ body, intl, publicUrl, picture: await pictures(), unsubscribe });
  return { subject, html, body: text };
};
