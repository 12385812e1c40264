import { newsletterLimits as limits } from '@nzete/domain';
import type { PictureAddress } from '../../content-files/pictures.ts';
import { longText } from '../../mail/samples.ts';
import { mailWriter } from '../../mail/write.ts';
import { inEveryLanguage } from '../../text/languages.ts';
import { type LetterBody, readBody } from './body.ts';
import { renderLetter } from './letter.ts';

/** What the mail is about that shows an issue of the newsletter to one of the staff. */
export const LETTER_TEST = 'newsletter-test';

const all = (words: string, length: number) => inEveryLanguage(() => longText(words, length));

/** With everything that stands around texts of an issue. */
const sampleBody = (): LetterBody => ({
  subject: all('Nzete', limits.subject),
  blocks: [
    { type: 'text', text: all('Nzete na Kinshasa.', 300) },
    {
      type: 'story',
      title: all('Banzete ya sika', limits.title),
      text: all('Nzete na Kinshasa.', 300),
      link: '/reports',
      picture: null,
    },
    { type: 'figure', value: all('2400', limits.value), label: all('nzete', limits.label), source: all('2026', 4) },
  ],
});

/** An issue as its readers get it, for one of the staff. */
export const letterTest = mailWriter<{ body: LetterBody; picture: PictureAddress }>({
  /** `undefined` if it was discarded. */
  async read({ reference }, { store, pictures }) {
    const rows = store.db.selectFrom('newsletter_issue').select('body').where('id', '=', reference);
    const issue = reference ? await rows.executeTakeFirst() : undefined;
    return issue && { body: readBody(issue.body), picture: await pictures() };
  },
  write({ body, picture }, { intl, publicUrl }) {
    // Staff have no subscription that the link could end.
    const unsubscribe = `${publicUrl}/?lang=${intl.locale}`;
    const { subject, html, text, languages } = renderLetter({ body, intl, publicUrl, picture, unsubscribe });
    return { subject, html, body: text, headers: { 'Content-Language': languages } };
  },
  samples: () => [{ body: sampleBody(), picture: (reference) => reference }],
});
