import { colon } from '../text/format.ts';
import type { Lang, Texts } from '../text/languages.ts';
import { ifNotYou, reference as referenceText } from './confirmation-texts.ts';
import type { Mail } from './outbox.ts';
import type { WriteMail, Written } from './write.ts';

/** The texts of a confirmation. They repeat nothing of what was sent. */
export interface ConfirmationTexts {
  subject: Texts;
  /** What has arrived, in a sentence. */
  text: Texts;
}

export const referenceLine = (reference: string | null, lang: Lang): string =>
  `${referenceText[lang]}${colon(lang)}${reference}`;

/** @param more paragraphs between the reference and what to do if it was not the reader */
export const confirm = (
  { subject, text }: ConfirmationTexts,
  { reference }: Pick<Mail, 'reference'>,
  lang: Lang,
  more: readonly string[] = [],
): Written => ({
  subject: subject[lang],
  body: [text[lang], ...(reference ? [referenceLine(reference, lang)] : []), ...more, ifNotYou[lang]],
});

/** Tells a sender what has arrived. */
export const confirmationOf =
  (texts: ConfirmationTexts): WriteMail =>
  async (mail, _context, lang) =>
    confirm(texts, mail, lang);
