import { languages } from '@nzete/ui/format';
import type { NewsletterBlock, Texts } from '../types.ts';

export const blockTypes = ['text', 'story', 'figure', 'picture'] as const;

export const emptyTexts = (): Texts => ({ en: '', fr: '', ln: '', sw: '' });

/** What a new block begins with. The server says what is still missing. */
export function newBlock(type: NewsletterBlock['type']): NewsletterBlock {
  switch (type) {
    case 'text':
      return { type, text: emptyTexts() };
    case 'story':
      return { type, title: emptyTexts(), text: emptyTexts(), link: '', picture: null };
    case 'figure':
      return { type, value: emptyTexts(), label: emptyTexts(), source: emptyTexts() };
    case 'picture':
      return { type, picture: '', alt: emptyTexts() };
  }
}

/** The schema of a text in every language, of at most so many characters. */
export const textsSchema = (maxLength: number) => ({
  type: 'object',
  properties: Object.fromEntries(languages.map((language) => [language, { type: 'string', maxLength }])),
});
